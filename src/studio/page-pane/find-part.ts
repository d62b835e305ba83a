import type { ConsultaAnswer, OutlineNode, Place, Screen } from '@manifest/contract/studio.ts'
import { previewIds } from '../preview/preview-message.ts'

/** A shown part: its element, and its place in the manifest. */
export type PartOnPage = { element: Element; place: Place }

/** Elements of a result's blocks have ids that end in the block's index. */
const blockPattern = /-(\d+)$/

const readText = (element: Element) => element.textContent?.trim() ?? ''

/**
 * Returns the parts of a consulta that a page shows, inner ones after outer ones. Items and columns are found by their
 * labels, because a page may hide some of them.
 */
export function listConsultaParts(page: Document, { definition, parts }: ConsultaAnswer): PartOnPage[] {
  return [
    ...listBlocks(page).flatMap(({ element, index }) => {
      const block = parts.blocks[index]
      if (!block) return []
      const items = listLabels(definition.result[index])
      const labelled = [...element.querySelectorAll('dt, th')].flatMap((label) => {
        const item = items.indexOf(readText(label))
        const place = block.items[item]
        return place ? [{ element: findBox(label), place }] : []
      })
      return [{ element, place: block.place }, ...labelled]
    }),
    ...[...page.querySelectorAll<HTMLElement>('[data-finding]')].flatMap((element) => {
      const place = parts.findings[Number(element.dataset.finding)]
      return place ? [{ element, place }] : []
    }),
    ...definition.fields.flatMap(({ name }, index) => {
      const control = page.querySelector(`form [name="${CSS.escape(name)}"]`)
      const place = parts.fields[index]
      return control && place ? [{ element: control.closest('[role="group"]') ?? control, place }] : []
    }),
  ]
}

/** Blocks have no box of their own: their first child has. */
const listBlocks = (page: Document) =>
  [...page.querySelectorAll(`#${previewIds.result} [id]`)].flatMap((element) => {
    const index = blockPattern.exec(element.id)?.[1]
    const box = element.firstElementChild
    return index === undefined || !box ? [] : [{ element: box, index: Number(index) }]
  })

const listLabels = (
  block: ConsultaAnswer['definition']['result'][number] | undefined,
): (string | undefined)[] => {
  if (!block) return []
  if ('columns' in block) return block.columns.map(({ label }) => label)
  return 'items' in block && Array.isArray(block.items) ? block.items.map(({ label }) => label) : []
}

/** A label stands with its value in one box; a column's head stands alone. */
const findBox = (label: Element) => (label.tagName === 'DT' ? (label.parentElement ?? label) : label)

/** Returns the innermost shown part at an element. */
export const findPartAt = (target: Element, parts: PartOnPage[]): PartOnPage | undefined =>
  parts.findLast(({ element }) => element.contains(target))

const isWithin = (outer: Place, inner: Place) =>
  outer.file === inner.file && outer.path.every((step, index) => step === inner.path[index])

/** Returns the shown part that the editor's place belongs to: itself, or the nearest above it. */
export const findPartOf = (place: Place, parts: PartOnPage[]): PartOnPage | undefined =>
  parts.findLast((part) => isWithin(part.place, place))

const isAt = ({ place }: OutlineNode, file: string, key: string) =>
  place?.file === file && place.path.join() === key

const flatten = (nodes: OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** Returns the menu entries and the contents that a page of the app shows, inner ones after outer ones. */
export function listPageParts(page: Document, groups: OutlineNode[], screen: Screen): PartOnPage[] {
  const nodes = flatten(groups)
  const menu = nodes.find((node) => isAt(node, 'menu.yaml', 'sidebar'))
  const list = page.querySelector('.menu-item')?.closest('nav')?.querySelector('ul')
  const contents = nodes.filter(
    (node) =>
      node.place?.file.startsWith('content/') && JSON.stringify(node.screen) === JSON.stringify(screen),
  )
  return [...(menu && list ? listMenuParts(list, menu.children) : []), ...listContentParts(page, contents)]
}

/** Returns the parts of a dossiê in the list that stands beside its form. */
export const listDossieParts = (page: Document, dossie: string): PartOnPage[] =>
  [...(page.querySelector(`#${previewIds.parts} ol`)?.children ?? [])].map((element, index) => ({
    element,
    place: { file: `dossies/${dossie}.yaml`, path: ['parts', index] },
  }))

/** Entries are found by their titles, because a page hides those that the user may not open. */
function listMenuParts(list: Element, entries: OutlineNode[]): PartOnPage[] {
  return [...list.children].flatMap((item): PartOnPage[] => {
    const box = item.classList.contains('menu-header') ? item : item.firstElementChild
    const title = item.querySelector(':scope > .menu-item .menu-label, :scope > span')
    const entry = entries.find((one) => title && one.title === readText(title))
    if (!box || !entry?.place) return []
    const inner = item.querySelector(':scope > ul')
    return [{ element: box, place: entry.place }, ...(inner ? listMenuParts(inner, entry.children) : [])]
  })
}

/** Contents stand in the box around the heading with their title. */
function listContentParts(page: Document, contents: OutlineNode[]): PartOnPage[] {
  const headings = [...page.querySelectorAll('main :is(h2, h3)')]
  return contents.flatMap(({ title, place }) => {
    const heading = headings.find((one) => readText(one) === title)
    const element = heading?.closest('details, li, section, article')
    return element && place ? [{ element, place }] : []
  })
}
