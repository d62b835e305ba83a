import type { Path } from '@/generated/paths.ts'
import { derivedByRoles } from '@/state/visible.ts'
import { currentActions } from './actions.ts'
import { type Destination, destinations } from './destinations.ts'
import { type Group, indexed, type SearchIndex } from './find.ts'

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

const group = (title: string, hint: string, destinations: Destination[]): Group<PaletteEntry> => ({
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
const fromManifest = derivedByRoles(() => {
  const { consultas, dossies, pages, pageGroups } = destinations()
  const families = consultas.map(({ family, variants }) => group(family, `Consulta · ${family}`, variants))
  const ofConsultas = families.flatMap(({ entries }) => entries)
  return {
    places: indexed([...families, group('Dossiês', 'Dossiê', dossies), group('Páginas', 'Página', pages)]),
    groupedPages: indexed(pageGroups.map((named) => group(named.title, 'Página', named.pages))),
    byConsulta: new Map(ofConsultas.map((entry) => [entry.consultaId, entry])),
  }
})

/** What leads to a consulta. */
export const consultaEntry = (consultaId: string) => fromManifest().byConsulta.get(consultaId)

/**
 * Everything that can be searched now, in groups: the consultas by family, dossiês, pages, actions, the groups of other
 * pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = currentActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  const { places, groupedPages } = fromManifest()
  return [...places, ...indexed([{ title: 'Ações', entries }]), ...groupedPages]
}
