import { currentActions } from './actions.ts'
import { consultas, type Destination, pages, publicPages } from './destinations.ts'
import type { Group } from './find.ts'

/** What the search offers: somewhere to go or something to do. `hint` stands at the end of its line. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  hint: string
  path?: string
  run?: () => void
}

const toEntry = ({ path, title, words }: Destination): PaletteEntry => ({
  id: path,
  path,
  title,
  words: `${words} ${path}`,
  hint: path,
})

const group = (title: string, destinations: Destination[]): Group<PaletteEntry> => ({
  title,
  entries: destinations.map(toEntry),
})

const fixed = [
  ...consultas.map(({ family, variants }) => group(family, variants)),
  group('Telas públicas', publicPages),
]

/** Everything that can be searched now, in groups: pages, actions, the consultas by family, the public screens. */
export function paletteGroups(): Group<PaletteEntry>[] {
  const actions = currentActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  return [group('Páginas', pages), { title: 'Ações', entries: actions }, ...fixed]
}
