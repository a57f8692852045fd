// Runs before the first paint, so that a chosen theme, language or stillness does not flash by. Kept in step with lib/settings.
(() => {
  try {
    const theme = localStorage.getItem("bivouac.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    if (localStorage.getItem("bivouac.still") === "1") document.documentElement.dataset.still = "";
    const lang = localStorage.getItem("bivouac.lang");
    if (lang === "en" || lang === "fr") document.documentElement.lang = lang;
  } catch {
    // A browser without storage shows its own preference.
  }
})();
