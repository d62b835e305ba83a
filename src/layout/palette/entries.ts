import type { Path } from '@/generated/paths.ts'
import { currentActions } from './actions.ts'
import { consultas, type Destination, pageGroups, pages } from './destinations.ts'
import type { Group } from './find.ts'

/** What the search offers: somewhere to go or something to do. `hint` stands at the end of its line. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  hint: string
  path?: Path
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
  ...pageGroups.map(({ title, pages }) => group(title, pages)),
]

/** Everything that can be searched now, in groups: pages, actions, the consultas by family, the groups of other pages. */
export function paletteGroups(): Group<PaletteEntry>[] {
  const actions = currentActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
  return [group('Páginas', pages), { title: 'Ações', entries: actions }, ...fixed]
}
