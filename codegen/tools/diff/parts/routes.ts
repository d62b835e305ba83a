import type { CheckedManifest } from '../../../expand/expand-manifest.ts'
import { normalizedPattern } from '../../../expand/match-route.ts'
import type { ManifestItem } from '../manifest-item.ts'

/** The pages of `routes/`. One that is at another path still is the same where page and title are. */
export const listRouteItems = ({ table }: CheckedManifest): ManifestItem[] =>
  table.flatMap(({ pattern, route, family, document, at, part }) => {
    if (family || route.dossie !== undefined) return []
    const { layout, page, title, description, group, isUnlisted = false, access } = route
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
        access: access?.[0],
      },
      containerName: document.name,
      document,
      at: at.slice(0, -1),
      part,
    }
  })

/** Redirects, known by what they redirect. */
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
        part: 'value',
      }
    }),
  )
