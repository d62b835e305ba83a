import type { AnyEntry } from '../../resolve/menu-entries.ts'
import type { CheckedManifest } from '../../resolve/resolve-model.ts'
import type { Part } from '../part.ts'

type Entry = AnyEntry & { header?: string | undefined }

/** The entries of all menus. One that stands elsewhere still is the same where its title and link are. */
export function menuParts({ menu: { document, value: menus } }: CheckedManifest): Part[] {
  const parts = (entries: readonly Entry[], above: { at: (string | number)[]; group?: Part }): Part[] =>
    entries.flatMap(({ children = [], ...entry }, index) => {
      const at = [...above.at, index]
      const { title = entry.header ?? '', link = '' } = entry
      const where = above.group ? above.group.name : String(above.at[0])
      const own = nameOf({ title, link })
      const part: Part = {
        subject: 'menu',
        keys: [
          `${where} › ${own}`,
          own,
          // By another title: what leads to the same page, or what has the same first child.
          `${where} ${link || nameOf(children[0])}`,
          `${where} ${title}`,
          `${at[0]} ${link || nameOf(children[0])}`,
        ],
        name: `${where} › ${title}`,
        value: entry,
        home: String(at[0]),
        ...(above.group ? { group: above.group } : {}),
        isOrdered: true,
        document,
        at,
        part: 'key',
      }
      return [part, ...parts(children, { at: [...at, 'children'], group: part })]
    })
  const { sidebar, userMenu, bottomBar, topMenu } = menus
  return Object.entries({ sidebar, userMenu, bottomBar, topMenu }).flatMap(([name, entries]) =>
    parts(entries, { at: [name] }),
  )
}

const nameOf = ({ title = '', link = '' }: Entry = {}) => `${title} ${link}`
