import type { OutlineNode, Screen } from '@manifest/contract/studio.ts'
import { readText, type ShownPart } from './find-part.ts'

const isAt = ({ place }: OutlineNode, file: string, key: string) =>
  place?.file === file && place.path.join() === key

const flatten = (nodes: OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

/** Returns the menu entries and the contents that a page of the app shows, inner ones after outer ones. */
export function listPageParts(page: Document, groups: OutlineNode[], screen: Screen): ShownPart[] {
  const nodes = flatten(groups)
  const menu = nodes.find((node) => isAt(node, 'menu.yaml', 'sidebar'))
  const list = page.querySelector('nav[aria-label="Menu principal"] ul')
  const contents = nodes.filter(
    (node) =>
      node.place?.file.startsWith('content/') && JSON.stringify(node.screen) === JSON.stringify(screen),
  )
  return [...(menu && list ? listMenuParts(list, menu.children) : []), ...listContentParts(page, contents)]
}

/** Returns the parts of a dossiê in the list that stands beside its form. */
export const listDossieParts = (page: Document, dossie: string): ShownPart[] =>
  [...(page.querySelector('main ol')?.children ?? [])].map((element, index) => ({
    element,
    place: { file: `dossies/${dossie}.yaml`, path: ['parts', index] },
  }))

/** Entries are found by their titles, because a page hides those that the user may not open. */
function listMenuParts(list: Element, entries: OutlineNode[]): ShownPart[] {
  return [...list.children].flatMap((item): ShownPart[] => {
    const box = item.classList.contains('menu-header') ? item : item.firstElementChild
    const title = item.querySelector(':scope > .menu-item .menu-label, :scope > span')
    const entry = entries.find((one) => title && one.title === readText(title))
    if (!box || !entry?.place) return []
    const inner = item.querySelector(':scope > ul')
    return [{ element: box, place: entry.place }, ...(inner ? listMenuParts(inner, entry.children) : [])]
  })
}

/** Contents stand in the box around the heading with their title. */
function listContentParts(page: Document, contents: OutlineNode[]): ShownPart[] {
  const headings = [...page.querySelectorAll('main :is(h2, h3)')]
  return contents.flatMap(({ title, place }) => {
    const heading = headings.find((one) => readText(one) === title)
    const element = heading?.closest('details, li, section, article')
    return element && place ? [{ element, place }] : []
  })
}
