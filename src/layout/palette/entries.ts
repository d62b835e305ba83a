import type { Path } from '@/generated/paths.ts'
import { memoizeByRoles } from '@/state/visible.ts'
import { listActions } from './actions.ts'
import { type Destination, destinations } from './destinations.ts'
import { buildIndex, type SearchGroup, type SearchIndex } from './find.ts'

/** An entry of the search: something that leads to `path`, or that `run` does. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  /** What it is, at the end of its line. */
  hint: string
  path?: Path
  /** Takes the place of going to `path`. */
  run?: () => void
  consultaId?: string
  inside?: readonly string[]
  within?: readonly string[]
}

const buildGroup = (title: string, hint: string, destinations: Destination[]): SearchGroup<PaletteEntry> => ({
  title,
  entries: destinations.map(({ words, path, ...destination }) => ({
    ...destination,
    id: path,
    path,
    words: `${words} ${path}`,
    hint,
  })),
})

/** What the manifest and the user's roles alone decide, made ready when the search is first opened. */
const manifestEntries = memoizeByRoles(() => {
  const { consultas, dossies, pages, pageGroups } = destinations()
  const families = consultas.map(({ family, variants }) =>
    buildGroup(family, `Consulta · ${family}`, variants),
  )
  const consultaEntries = families.flatMap(({ entries }) => entries)
  return {
    places: buildIndex([
      ...families,
      buildGroup('Dossiês', 'Dossiê', dossies),
      buildGroup('Páginas', 'Página', pages),
    ]),
    groupedPages: buildIndex(pageGroups.map((named) => buildGroup(named.title, 'Página', named.pages))),
    byConsulta: new Map(consultaEntries.map((entry) => [entry.consultaId, entry])),
  }
})

/** What leads to a consulta. */
export const findConsultaEntry = (consultaId: string) => manifestEntries().byConsulta.get(consultaId)

/**
 * Everything that can be searched now, in groups: the consultas by family, dossiês, pages, actions, the groups of other
 * pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = listActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  const { places, groupedPages } = manifestEntries()
  return [...places, ...buildIndex([{ title: 'Ações', entries }]), ...groupedPages]
}
