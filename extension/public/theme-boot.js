// Runs before the first paint. The same key and values as features/auth/use-theme.ts.
(() => {
  try {
    const theme = localStorage.getItem("kelpie_theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is closed to this page: the system's theme stays.
  }
})();
