import type { CatalogueFamily, RouteInfo } from '@manifest/contract/resolved.ts'
import { catalogue } from '@/generated/catalogue.ts'
import { titles } from '@/generated/titles.ts'

/** A page that the search leads to. */
export type Destination = { path: string; title: string; words: string }

const routes = Object.entries(titles) as [string, RouteInfo][]

const families: CatalogueFamily[] = catalogue

const plain = routes.filter(([path, { consulta }]) => !consulta && !path.includes(':'))

const pagesOf = (wantedGroup: string | undefined): Destination[] =>
  plain
    .filter(([, { group }]) => group === wantedGroup)
    .map(([path, { title, description = '' }]) => ({ path, title, words: description }))

/** The pages that the manifest puts into no group. */
export const pages = pagesOf(undefined)

/** The groups that the manifest names, with their pages. */
export const pageGroups = [...new Set(plain.flatMap(([, { group }]) => group ?? []))].map((title) => ({
  title,
  pages: pagesOf(title),
}))

/** Every variant of every consulta, by the title of its family. */
export const consultas: { family: string; variants: Destination[] }[] = families.map((family) => ({
  family: family.title,
  variants: family.variants.map(({ path, title, description = '' }) => ({
    path,
    title,
    words: `${family.title} ${description}`,
  })),
}))
