import type { CatalogueFamily, Layout, RouteInfo } from '@manifest/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { titles } from '@/generated/titles.ts'

/** Somewhere that the search leads to. */
export type Destination = { path: string; title: string; words: string }

const routes = Object.entries(titles) as [string, RouteInfo & { layout: Layout }][]

const families: CatalogueFamily[] = catalogue

const pagesOf = (wanted: Layout): Destination[] =>
  routes
    .filter(([path, { layout, consulta }]) => layout === wanted && !consulta && !path.includes(':'))
    .map(([path, { title, description = '' }]) => ({ path, title, words: description }))

/** The pages of the layout. */
export const pages = pagesOf('app')

/** The screens that need nobody to be logged in. */
export const publicPages = pagesOf('public')

/** Every variant of every consulta, by the title of its family. */
export const consultas: { family: string; variants: Destination[] }[] = families.map((family) => ({
  family: family.title,
  variants: family.variants.map(({ path, title, description = '' }) => ({
    path,
    title,
    words: `${family.title} ${description}`,
  })),
}))
