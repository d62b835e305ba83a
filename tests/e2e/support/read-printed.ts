import type { Page } from './test.ts'

/**
 * Returns what may not be cut: the printed headings, the starts of parts and sections, and the texts of table rows and
 * of pairs of label and value.
 */
export const readPrinted = (page: Page) =>
  page.evaluate(() => {
    const readTexts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-printed] ${selector}`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.innerText.replace(/\s+/g, ''))
        .filter((text) => text !== '')
    const root = document.querySelector('[data-printed]')
    const edge = root?.getBoundingClientRect().right ?? 0
    const wide = [...(root?.querySelectorAll('*') ?? [])].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1,
    )
    const sections = [
      ...(root?.querySelectorAll<HTMLElement>('section:has(> h3):not(:has([role=meter]))') ?? []),
    ]
    const isPrinted = (element: Element): element is HTMLElement =>
      element instanceof HTMLElement && element.checkVisibility()
    // A part starts with its title, its source, its subject and its findings, which the first block follows.
    const partStarts = [...(root?.querySelectorAll('section[data-part]') ?? [])].map((part) => {
      const { children = [] } = part.querySelector('[data-part-head] + *') ?? {}
      const head = [...children].filter((child) => isPrinted(child) && !child.matches('[data-part-body]'))
      const next = part.querySelector('[data-part-body] :is(h3, [role=note], [data-repeat])')
      return [part.querySelector('h2'), ...head, next].filter((element) => element !== null)
    })
    const sectionStarts = sections.map((section) =>
      [section.querySelector('h3'), section.querySelector('tbody tr, dl > div, li')].filter(
        (element) => element !== null,
      ),
    )
    const starts = [...partStarts, ...sectionStarts].map((elements) =>
      elements.filter(isPrinted).map(({ innerText }) => innerText.replace(/\s+/g, '')),
    )
    // A word on two lines has two boxes. Hyphens and slashes are places to break.
    const broken: string[] = []
    const texts = root ? document.createTreeWalker(root, NodeFilter.SHOW_TEXT) : undefined
    for (let node = texts?.nextNode(); node; node = texts?.nextNode())
      if (node.parentElement?.checkVisibility())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word)
        }
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const frames = [...(root?.querySelectorAll('*') ?? [])].filter((element) => {
      const style = getComputedStyle(element)
      return (
        element.checkVisibility() && sides.every((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      )
    })
    const area = root?.getBoundingClientRect()
    // At the edge of the page area Chromium cuts half of a border.
    const isAtEdge = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return area !== undefined && (left < area.left + 1 || right > area.right - 1)
    }
    const isKeptWhole = (element: Element): boolean =>
      getComputedStyle(element).breakInside === 'avoid' ||
      (element.parentElement !== null && isKeptWhole(element.parentElement))
    const cut = frames.filter((element) => isAtEdge(element) || !isKeptWhole(element))
    return {
      broken,
      cut: cut.map((element) => element.outerHTML.slice(0, 120)),
      starts,
      headings: readTexts(':is(h2, h3, h4)'),
      rows: readTexts(':is(tbody tr, tfoot tr, dl > div)'),
      stuck: [...(root?.querySelectorAll('*') ?? [])]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'sticky')
        .map((element) => element.outerHTML.slice(0, 80)),
      clipped: wide.map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
    }
  })
