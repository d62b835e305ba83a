import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { AnyMenuEntry } from '../../../compile/expand/menu-links.ts'
import type { ManifestItem } from '../manifest-item.ts'

type HeadedEntry = AnyMenuEntry & { header?: string | undefined }

/** Lists the entries of all menus. A moved entry matches by title and link. */
export function listMenuItems({ menu: { document, value: menus } }: CheckedManifest): ManifestItem[] {
  const listEntryItems = (
    entries: readonly HeadedEntry[],
    parent: { at: (string | number)[]; group?: ManifestItem },
  ): ManifestItem[] =>
    entries.flatMap(({ children = [], ...entry }, index) => {
      const at = [...parent.at, index]
      const { title = entry.header ?? '', link = '' } = entry
      const containerLabel = parent.group ? parent.group.name : String(parent.at[0])
      const entryLabel = buildEntryLabel({ title, link })
      const entryItem: ManifestItem = {
        subject: 'menu',
        keys: [
          `${containerLabel} › ${entryLabel}`,
          entryLabel,
          // A renamed entry matches by its link, a renamed group by its first child.
          `${containerLabel} ${link || buildEntryLabel(children[0])}`,
          `${containerLabel} ${title}`,
          `${at[0]} ${link || buildEntryLabel(children[0])}`,
        ],
        name: `${containerLabel} › ${title}`,
        value: entry,
        containerName: String(at[0]),
        ...(parent.group ? { group: parent.group } : {}),
        isOrdered: true,
        document,
        at,
        keyOrValue: 'key',
      }
      return [entryItem, ...listEntryItems(children, { at: [...at, 'children'], group: entryItem })]
    })
  const { sidebar, userMenu, bottomBar, topMenu } = menus
  return Object.entries({ sidebar, userMenu, bottomBar, topMenu }).flatMap(([name, entries]) =>
    listEntryItems(entries, { at: [name] }),
  )
}

const buildEntryLabel = ({ title = '', link = '' }: HeadedEntry = {}) => `${title} ${link}`
