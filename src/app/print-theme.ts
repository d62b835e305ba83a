import { preferences } from '@/state/preferences.ts'

/** On paper the theme is light; the preference stays. */
function follow(isPrinting: boolean) {
  const isDark = preferences.darkMode && !isPrinting
  document.body.classList.toggle('dark', isDark)
  document.body.classList.toggle('light', !isDark)
}

const paper = window.matchMedia('print')
window.addEventListener('beforeprint', () => follow(true))
window.addEventListener('afterprint', () => follow(false))
paper.addEventListener('change', () => follow(paper.matches))
// It loads late: the page may be on its way to the paper already.
if (paper.matches) follow(true)
