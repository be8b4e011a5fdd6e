// Before the first paint: the theme that the reader chose, if any.
try {
  const theme = JSON.parse(localStorage.getItem("alehouse.theme"));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's setting is used.
}
