import type { RouteInfo } from '@manifest/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { titles } from '@/generated/titles.ts'
import { searchKey, searchTest } from '@/lib/search-text.ts'

/** Somewhere that the search leads to. `kind` is what stands before its title: the family, or nothing for a page. */
export type Destination = { path: string; title: string; kind: string; text: string }

const entries = Object.entries(titles) as [string, RouteInfo & { layout: string }][]

const pages: Destination[] = entries
  .filter(([path, { layout, consulta }]) => layout === 'app' && consulta === undefined && !path.includes(':'))
  .map(([path, { title, description = '' }]) => ({
    path,
    title,
    kind: 'Página',
    text: searchKey(`${title} ${description}`),
  }))

const consultas: Destination[] = catalogue.flatMap((family) =>
  family.variants.map((variant) => ({
    path: variant.path,
    title: variant.title,
    kind: family.title,
    text: searchKey(
      `${family.title} ${variant.title} ${'description' in variant ? variant.description : ''}`,
    ),
  })),
)

const all = [...pages, ...consultas]

const most = 30

/** The destinations that a query finds, pages first; without a query the first of them. */
export function findDestinations(query: string): Destination[] {
  const isFound = searchTest(query)
  return all.filter(({ text }) => isFound(text)).slice(0, most)
}
