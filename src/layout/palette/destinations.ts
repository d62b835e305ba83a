import { catalogue } from '@/generated/catalogue.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path, RoutePattern } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { searchWords } from '@/generated/search-words.ts'

/** Somewhere that the search leads to. */
export type Destination = {
  path: Path
  title: string
  words: string
  /** Of a consulta: its `consultaId`. */
  consultaId?: string
  /** The words that stand inside it, one text a label. */
  inside?: readonly string[]
}

/** A pattern without parameters is a path. The families' pages are listed variant by variant. */
const isPath = (pattern: RoutePattern): pattern is RoutePattern & Path => !pattern.includes(':')

const groupOf = new Map<Destination, string | undefined>(
  routes.flatMap(({ pattern, title, description = '', group, dossie, isUnlisted }) =>
    isPath(pattern) && dossie === undefined && !isUnlisted
      ? [[{ path: pattern, title, words: description }, group]]
      : [],
  ),
)

const pagesOf = (wanted: string | undefined): Destination[] =>
  [...groupOf].flatMap(([destination, group]) => (group === wanted ? [destination] : []))

/** The pages that the manifest puts into no group. */
export const pages = pagesOf(undefined)

/** The groups that the manifest names, with their pages. */
export const pageGroups = [...new Set(groupOf.values())].flatMap((title) =>
  title === undefined ? [] : [{ title, pages: pagesOf(title) }],
)

/** Every variant of every consulta, by the title of its family. */
export const consultas: { family: string; variants: Destination[] }[] = catalogue.map((family) => ({
  family: family.title,
  variants: family.variants.map(({ id, path, title, name = title, description = '' }) => ({
    path,
    title: name,
    words: `${family.title} ${description}`,
    consultaId: id,
    inside: searchWords[id] ?? [],
  })),
}))

export const dossies: Destination[] = dossieList.map(({ path, title, description = '' }) => ({
  path,
  title,
  words: description,
}))
