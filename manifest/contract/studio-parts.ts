/** The kinds of parts of a manifest, and the actions of the studio that each has. */
import type { Place } from './studio.ts'

export type PartKind =
  | 'family'
  | 'variant'
  | 'dossie'
  | 'route'
  | 'redirect'
  | 'menu-entry'
  | 'source'
  | 'cast-member'
  | 'element'

/** `move` is within the list, `transfer` to another list. */
export type PartAction = 'copy' | 'rename' | 'move' | 'transfer' | 'remove'

/** Patterns of files and of their paths, joined by `/`. The first that fits decides. */
const patterns: [PartKind, file: RegExp, path: RegExp][] = [
  ['family', /^consultas\//, /^$/],
  ['variant', /^consultas\//, /^variants\/[^/]+$/],
  ['dossie', /^dossies\//, /^$/],
  ['route', /^routes\//, /^routes\/\d+$/],
  ['redirect', /^routes\//, /^redirects\/\d+$/],
  ['menu-entry', /^menu\.yaml$/, /^\w+\/\d+(?:\/children\/\d+)*$/],
  ['source', /^sources\.yaml$/, /^sources\/[^/]+$/],
  ['cast-member', /^demo\/cast\.yaml$/, /^[^/]+\/[^/]+$/],
]

/** Returns the kind of the part at a place, or `undefined` for keys, such as `defaults`, and for files of several parts. */
export function readPartKind({ file, path }: Place): PartKind | undefined {
  const joined = path.join('/')
  const found = patterns.find(([, ofFile, ofPath]) => ofFile.test(file) && ofPath.test(joined))
  if (found) return found[0]
  return typeof path.at(-1) === 'number' ? 'element' : undefined
}

const actionsByKind: Record<PartKind, PartAction[]> = {
  family: ['rename', 'remove'],
  variant: ['copy', 'rename', 'remove'],
  dossie: ['copy', 'rename', 'remove'],
  // The order of routes and redirects has no meaning.
  route: ['copy', 'rename', 'remove'],
  redirect: ['copy', 'rename', 'remove'],
  'menu-entry': ['copy', 'rename', 'move', 'transfer', 'remove'],
  source: ['copy', 'rename', 'remove'],
  'cast-member': ['rename', 'remove'],
  element: ['copy', 'move', 'remove'],
}

export function listPartActions(place: Place): PartAction[] {
  const kind = readPartKind(place)
  return kind ? actionsByKind[kind] : []
}
