import { preferences } from '@/state/preferences.ts'

/** On paper the theme is light; the preference stays. */
function applyPrintTheme(isPrinting: boolean) {
  const isDark = preferences.darkMode && !isPrinting
  document.body.classList.toggle('dark', isDark)
  document.body.classList.toggle('light', !isDark)
}

const printQuery = window.matchMedia('print')
window.addEventListener('beforeprint', () => applyPrintTheme(true))
window.addEventListener('afterprint', () => applyPrintTheme(false))
printQuery.addEventListener('change', () => applyPrintTheme(printQuery.matches))
// It loads late: the page may be on its way to the paper already.
if (printQuery.matches) applyPrintTheme(true)
