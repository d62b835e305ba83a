import { preferences } from '@/state/preferences.ts'

/** Prints in the light theme. The preference stays. */
function applyPrintTheme(isPrinting: boolean) {
  const isDark = preferences.darkMode && !isPrinting
  document.body.classList.toggle('dark', isDark)
  document.body.classList.toggle('light', !isDark)
}

const printQuery = window.matchMedia('print')
window.addEventListener('beforeprint', () => applyPrintTheme(true))
window.addEventListener('afterprint', () => applyPrintTheme(false))
printQuery.addEventListener('change', () => applyPrintTheme(printQuery.matches))
