import type { RouteInfo } from '@manifest/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { titles } from '@/generated/titles.ts'
import { matchesQuery, searchable } from '@/lib/search-text.ts'

/** Somewhere that the search leads to. `kind` is what stands before its title: the family, or nothing for a page. */
export type Destination = { path: string; title: string; kind: string; text: string }

const entries = Object.entries(titles) as [string, RouteInfo & { layout: string }][]

const pages: Destination[] = entries
  .filter(([path, { layout, consulta }]) => layout === 'app' && consulta === undefined && !path.includes(':'))
  .map(([path, { title, description = '' }]) => ({
    path,
    title,
    kind: 'Página',
    text: searchable(`${title} ${description}`),
  }))

const consultas: Destination[] = catalogue.flatMap((family) =>
  family.variants.map((variant) => ({
    path: variant.path,
    title: variant.title,
    kind: family.title,
    text: searchable(
      `${family.title} ${variant.title} ${'description' in variant ? variant.description : ''}`,
    ),
  })),
)

const all = [...pages, ...consultas]

const most = 30

/** The destinations that a query finds, pages first; without a query the first of them. */
export const findDestinations = (query: string): Destination[] =>
  all.filter(({ text }) => matchesQuery(text, query)).slice(0, most)
