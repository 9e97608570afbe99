"""What is seen and touched: scene, items, windows, dialogs and theme. QtWidgets."""
