import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../../compile/expand/match-route.ts'
import type { ManifestItem } from '../manifest-item.ts'

/** Lists the pages of `routes/`. A page at another path matches by page and title. */
export const listRouteItems = ({ table }: CheckedManifest): ManifestItem[] =>
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
export const listRedirectItems = ({ routes }: CheckedManifest): ManifestItem[] =>
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
