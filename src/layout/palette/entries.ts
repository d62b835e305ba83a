import type { Path } from '@/generated/paths.ts'
import { currentActions } from './actions.ts'
import { consultas, type Destination, dossies, pageGroups, pages } from './destinations.ts'
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

const families = consultas.map(({ family, variants }) => group(family, `Consulta · ${family}`, variants))

/** What leads to a consulta, by `consultaId`. */
export const consultaEntries: ReadonlyMap<string, PaletteEntry> = new Map(
  families.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.consultaId === undefined ? [] : [[entry.consultaId, entry]])),
  ),
)

/** What never changes is made ready once, when the search is first opened. */
const places = indexed([...families, group('Dossiês', 'Dossiê', dossies), group('Páginas', 'Página', pages)])
const groupedPages = indexed(pageGroups.map((named) => group(named.title, 'Página', named.pages)))

/**
 * Everything that can be searched now, in groups: the consultas by family, dossiês, pages, actions, the groups of other
 * pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = currentActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  return [...places, ...indexed([{ title: 'Ações', entries }]), ...groupedPages]
}
