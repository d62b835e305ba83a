/** Closes a panel at the end side: it leaves by where it came from, with reduced motion at once. */
export async function slideOut(panel: HTMLDialogElement) {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const away = getComputedStyle(panel).direction === 'rtl' ? '-100%' : '100%'
    await panel.animate({ transform: ['none', `translateX(${away})`] }, { duration: 150, easing: 'ease-in' })
      .finished
  }
  panel.close()
}
