/**
 * Hides the document when the user leaves it. Otherwise the back-forward cache could show a frame of an ended
 * session. The other `pageshow` listeners run first, and their changes are rendered before this timer.
 */
const { classList } = document.documentElement

window.addEventListener('pagehide', () => classList.add('is-left'))
window.addEventListener('pageshow', () => setTimeout(() => classList.remove('is-left')))
