import type { PartsCost } from '@manifest/contract/credits.ts'
import { cases } from '@/generated/cases.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path, RoutePattern } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { searchWords } from '@/generated/search-words.ts'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'

/** A page that the search can open. */
export type Destination = {
  path: Path
  title: string
  words: string
  consultaId?: string
  /** The credits of a query. */
  cost?: number
  /** The credits of a dossiê, at most. */
  partsCost?: PartsCost
  /** The words inside the page, one text per label. */
  inside?: readonly string[]
  /** The name of its icon. */
  icon?: string
}

/** A pattern without parameters is a path. The pages of families are listed by variant. */
const isPathPattern = (pattern: RoutePattern): pattern is RoutePattern & Path => !pattern.includes(':')

/** The page of cases stays out of the search if the manifest offers none. */
const isOffered = (page: string) => cases.isOffered || page !== 'pages/cases/page'

const listPageGroups = (): [Destination, string | undefined][] =>
  visible(routes).flatMap(({ pattern, page, title, description = '', group, dossie, isUnlisted }) =>
    isPathPattern(pattern) && dossie === undefined && !isUnlisted && isOffered(page)
      ? [[{ path: pattern, title, words: description }, group]]
      : [],
  )

/** Follows the id of another consulta with the same words. */
function readSearchWords(id: string): readonly string[] {
  const words = searchWords[id] ?? []
  return typeof words === 'string' ? readSearchWords(words) : words
}

/** The destinations that the user may see. */
type Destinations = {
  /** The pages without a group. */
  pages: Destination[]
  /** The groups of the manifest with their pages. */
  pageGroups: { title: string; pages: Destination[] }[]
  /** Every variant of every consulta, by the title of its family. */
  consultas: { family: string; variants: Destination[] }[]
  dossies: Destination[]
  batches: Destination[]
}

/** A dossiê or consulta with its batch, whose cost depends on the list. */
const listBatch = (path: Path | undefined, title: string, words: string, icon = ''): Destination[] =>
  path === undefined ? [] : [{ path, title: `${title} em lote`, words: `${words} lista planilha`, icon }]

export const destinations = memoizeByRoles((): Destinations => {
  const groupByDestination = new Map(listPageGroups())
  const listPages = (wantedGroup: string | undefined) =>
    [...groupByDestination].flatMap(([destination, group]) => (group === wantedGroup ? [destination] : []))
  return {
    pages: listPages(undefined),
    pageGroups: [...new Set(groupByDestination.values())].flatMap((title) =>
      title === undefined ? [] : [{ title, pages: listPages(title) }],
    ),
    consultas: visibleCatalogue().map((family) => ({
      family: family.title,
      variants: family.variants.map(({ id, path, title, name = title, description = '', cost }) => ({
        path,
        title: name,
        ...(cost === undefined ? {} : { cost }),
        words: `${family.title} ${description}`,
        icon: family.icon ?? '',
        consultaId: id,
        inside: readSearchWords(id),
      })),
    })),
    dossies: visible(dossieList).map(({ path, title, description = '', icon = '', partsCost }) => ({
      path,
      title,
      icon,
      ...(partsCost === undefined ? {} : { partsCost }),
      words: description,
    })),
    batches: [
      ...visible(dossieList).flatMap(({ batch, title, description = '', icon }) =>
        listBatch(batch, title, description, icon),
      ),
      ...visibleCatalogue().flatMap((family) =>
        family.variants.flatMap(({ batch, title, name = title, description = '' }) =>
          listBatch(batch, name, `${family.title} ${description}`, family.icon),
        ),
      ),
    ],
  }
})
