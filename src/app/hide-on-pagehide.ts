/**
 * A document that is left shows nothing. So the back-forward cache cannot bring back a frame of a session that is over:
 * the other listeners of `pageshow` decide first, and what they change is rendered before this timer.
 */
const { classList } = document.documentElement

window.addEventListener('pagehide', () => classList.add('is-left'))
window.addEventListener('pageshow', () => setTimeout(() => classList.remove('is-left')))
