import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { memoizeByRoles } from '@/state/visible.ts'
import { listActions } from './actions.ts'
import { type Destination, destinations } from './destinations.ts'
import { buildIndex, type SearchGroup, type SearchIndex } from './find.ts'

/** An entry of the search: it opens `path` or calls `run`. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  /** A text at the end of the line. */
  hint: string
  path?: Path
  /** Called instead of opening `path`. */
  run?: () => void
  consultaId?: string
  /** The page may start a query, with the subject of the current page. */
  mayQuery?: boolean
  inside?: readonly string[]
  within?: readonly string[]
}

const buildGroup = (
  title: string,
  hint: string,
  destinations: Destination[],
  mayQuery = false,
): SearchGroup<PaletteEntry> => ({
  title,
  entries: destinations.map(({ words, path, ...destination }) => ({
    ...destination,
    id: path,
    path,
    words: `${words} ${path}`,
    ...(mayQuery && { mayQuery }),
    hint: [hint, formatLeadCost(destination) ?? []].flat().join(' · '),
  })),
})

/** Entries that depend only on the manifest and the user's roles, created when the search first opens. */
const manifestEntries = memoizeByRoles(() => {
  const { consultas, dossies, pages, pageGroups } = destinations()
  const families = consultas.map(({ family, variants }) =>
    buildGroup(family, `Consulta · ${family}`, variants, true),
  )
  const consultaEntries = families.flatMap(({ entries }) => entries)
  return {
    places: buildIndex([
      ...families,
      buildGroup('Dossiês', 'Dossiê', dossies, true),
      buildGroup('Páginas', 'Página', pages),
    ]),
    groupedPages: buildIndex(pageGroups.map((named) => buildGroup(named.title, 'Página', named.pages))),
    byConsulta: new Map(consultaEntries.map((entry) => [entry.consultaId, entry])),
  }
})

/** Returns the entry of a consulta. */
export const findConsultaEntry = (consultaId: string) => manifestEntries().byConsulta.get(consultaId)

/**
 * Returns all entries in groups: consultas by family, dossiês, pages, actions, and the groups of other pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = listActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  const { places, groupedPages } = manifestEntries()
  return [...places, ...buildIndex([{ title: 'Ações', entries }]), ...groupedPages]
}
