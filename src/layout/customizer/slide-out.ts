/** Closes a panel at the end side with a slide-out animation; with reduced motion immediately. */
export async function slideOut(panel: HTMLDialogElement) {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const translation = getComputedStyle(panel).direction === 'rtl' ? '-100%' : '100%'
    await panel.animate(
      { transform: ['none', `translateX(${translation})`] },
      { duration: 150, easing: 'ease-in' },
    ).finished
  }
  panel.close()
}
