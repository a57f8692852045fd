// Runs before the first paint, so that a chosen theme or language does not flash by. Kept in step with lib/settings.
(() => {
  try {
    const theme = localStorage.getItem("bivouac.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const lang = localStorage.getItem("bivouac.lang");
    if (lang === "en" || lang === "fr") document.documentElement.lang = lang;
  } catch {
    // A browser without storage shows its own preference.
  }
})();
