import type { PaletteEntry } from '@/search/entries.ts'

/** Controls of data, lists and navigation, which are no actions of the page. */
const otherSelector = 'table, nav, li, dl, h2, h3, [role="tablist"], [role="listbox"], [role="row"]'

const actionSelector = 'button:not(:disabled), a[href], input[type="checkbox"]:not(:disabled)'

/** Returns the actions of a page or dialog, in their order, each name once. */
export function listPageActions(scope: HTMLElement): PaletteEntry[] {
  const byName = new Map<string, HTMLElement>()
  for (const control of scope.querySelectorAll<HTMLElement>(actionSelector)) {
    const name = readName(control)
    const isAction = !control.closest(otherSelector) && control.checkVisibility() && name !== ''
    if (isAction && !byName.has(name)) byName.set(name, control)
  }
  return [...byName].map(([title, control]) => ({
    id: `action ${title}`,
    title,
    words: control.title,
    hint: describeState(control),
    run: () => void press(control),
  }))
}

function readName(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.innerText : undefined
  return (control.ariaLabel ?? label ?? control.innerText).replace(/\s+/g, ' ').trim()
}

function describeState(control: HTMLElement): string {
  if (control.ariaHasPopup === 'menu') return 'abre um menu'
  if (control instanceof HTMLInputElement) return control.checked ? 'ligado' : 'desligado'
  return control.ariaPressed === 'true' ? 'ligado' : ''
}

/** Presses a control after the palette has closed: the palette returns the focus, and the control may move it. */
async function press(control: HTMLElement): Promise<void> {
  await new Promise(requestAnimationFrame)
  control.focus()
  control.click()
}
