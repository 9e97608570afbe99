"""What holds for the project as a whole: imports, folders, tracked files, requirements, translations."""
