import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import type { AnyMenuEntry } from '../../compile/expand/menu-links.ts'
import type { ValidModel } from '../../generate.ts'
import { listConsultaItems, listDossieItems } from './consulta-items.ts'
import { itemKinds, type ManifestItem } from './manifest-item.ts'

/** Returns every item of a manifest, grouped by kind. */
export function listManifestItems(built: ValidModel): ManifestItem[] {
  const { manifest } = built
  const items = [
    ...listAppItems(built),
    ...listRouteItems(manifest),
    ...listRedirectItems(manifest),
    ...listMenuItems(manifest),
    ...listConsultaItems(built),
    ...listDossieItems(built),
    ...listSourceItems(built),
  ]
  return itemKinds.flatMap((subject) => items.filter((item) => item.subject === subject))
}

function listAppItems({ manifest: { app } }: ValidModel): ManifestItem[] {
  const { document, value } = app
  return [{ subject: 'app', keys: ['app'], name: value.product, value, document, at: [] }]
}

/** Lists each source and the settings common to all sources. */
function listSourceItems({ manifest: { sources: file } }: ValidModel): ManifestItem[] {
  if (!file) return []
  const { document } = file
  const { sources, ...common } = file.value
  const createItem = (name: string, value: ManifestItem['value'], at: string[]): ManifestItem => {
    return { subject: 'source', keys: [name], name, value, document, at }
  }
  return [
    createItem('sources.yaml', common, []),
    ...Object.entries(sources).map(([name, source]) => createItem(name, source, ['sources', name])),
  ]
}

/** Lists the pages of `routes/`. A page at another path matches by page and title. */
const listRouteItems = ({ table }: CheckedManifest): ManifestItem[] =>
  table.flatMap(({ pattern, route, family, document, at, keyOrValue }) => {
    if (family || route.dossie !== undefined) return []
    const { layout, page, title, description, group, isUnlisted = false, hidesParams = false, access } = route
    return {
      subject: 'route',
      keys: [normalizedPattern(pattern), `${page} ${title}`],
      name: pattern,
      path: pattern,
      value: {
        path: pattern,
        layout,
        page,
        title,
        description,
        group,
        search: !isUnlisted,
        titleParams: !hidesParams,
        access: access?.[0],
      },
      containerName: document.name,
      document,
      at: at.slice(0, -1),
      keyOrValue,
    }
  })

/** Lists redirects, identified by the path they redirect. */
const listRedirectItems = ({ routes }: CheckedManifest): ManifestItem[] =>
  routes.flatMap(({ document, value: { layout, redirects } }) =>
    redirects.map(({ from, to }, index): ManifestItem => {
      const key = from === '*' ? `${layout} *` : normalizedPattern(from)
      return {
        subject: 'redirect',
        keys: [key],
        name: from,
        ...(from === '*' ? {} : { path: from }),
        value: { to },
        containerName: document.name,
        document,
        at: ['redirects', index],
        keyOrValue: 'value',
      }
    }),
  )

type HeadedEntry = AnyMenuEntry & { header?: string | undefined }

/** Lists the entries of all menus. A moved entry matches by title and link. */
function listMenuItems({ menu: { document, value: menus } }: CheckedManifest): ManifestItem[] {
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
          // The link finds a renamed entry, and the first child finds a renamed group.
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
      }
      return [entryItem, ...listEntryItems(children, { at: [...at, 'children'], group: entryItem })]
    })
  const { sidebar, userMenu, bottomBar, topMenu } = menus
  return Object.entries({ sidebar, userMenu, bottomBar, topMenu }).flatMap(([name, entries]) =>
    listEntryItems(entries, { at: [name] }),
  )
}

const buildEntryLabel = ({ title = '', link = '' }: HeadedEntry = {}) => `${title} ${link}`
