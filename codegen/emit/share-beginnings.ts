import { Code, flatLiteral } from './literal.ts'

/** Shorter than this, all that is saved, and it is not worth a name of its own. */
const leastSaved = 80

/** What `count` lists begin with: the items up to this one. */
type Beginning = {
  item: unknown
  text: string
  count: number
  longer: Map<string, Beginning>
  name?: string
}

/** A list as it is written: the name of the beginning that it shares, if it shares one, and the items after that. */
export type NamedList = { name: string | undefined; rest: unknown[] }

type TextOf = (item: unknown) => string

/**
 * Finds what several lists begin with. `nameOf` is called with each such beginning, shorter ones first, and gives its
 * name; a beginning that begins with a shorter one names that. Items are the same where their literals are.
 */
export function shareBeginnings(
  listsOfItems: readonly (readonly unknown[])[],
  nameOf: (items: unknown[]) => string,
): NamedList[] {
  const textOf = createTextOf()
  const root = newBeginning(undefined, '')
  const beginnings = listsOfItems.map((items) => insert(root, items, textOf))
  nameShared(root, [], nameOf)
  return listsOfItems.map((items, index) => namedList(items, beginnings[index] ?? []))
}

/** All items of the list of that name, in another list. */
export const spread = (name: string) => new Code(`...${name}`)

const newBeginning = (item: unknown, text: string): Beginning => ({ item, text, count: 0, longer: new Map() })

/** The literal of an item, made once of each object. */
function createTextOf(): TextOf {
  const known = new Map<unknown, string>()
  return (item) => {
    if (typeof item !== 'object') return flatLiteral(item)
    const text = known.get(item) ?? flatLiteral(item)
    known.set(item, text)
    return text
  }
}

/** The beginnings of a list, shorter ones first. */
function insert(root: Beginning, items: readonly unknown[], textOf: TextOf): Beginning[] {
  let at = root
  return items.map((item) => {
    const text = textOf(item)
    const longer = at.longer.get(text) ?? newBeginning(item, text)
    at.longer.set(text, longer)
    longer.count += 1
    at = longer
    return longer
  })
}

/** Names each beginning that several lists have and that not all of them have longer. */
function nameShared({ longer }: Beginning, before: unknown[], nameOf: (items: unknown[]) => string) {
  for (const first of longer.values()) {
    if (first.count < 2) continue
    const run = runFrom(first)
    const last = run.at(-1) ?? first
    const items = [...before, ...run.map(({ item }) => item)]
    const size = run.reduce((sum, { text }) => sum + text.length, 0)
    if (size * (last.count - 1) >= leastSaved) last.name = nameOf(items)
    nameShared(last, last.name === undefined ? items : [spread(last.name)], nameOf)
  }
}

/** A beginning and the longer ones that all of its lists have. */
function runFrom(first: Beginning): Beginning[] {
  const run = [first]
  for (let last: Beginning | undefined = first; last; ) {
    const { count, longer }: Beginning = last
    last = [...longer.values()].find((next) => next.count === count)
    if (last) run.push(last)
  }
  return run
}

function namedList(items: readonly unknown[], beginnings: Beginning[]): NamedList {
  const last = beginnings.findLastIndex(({ name }) => name !== undefined)
  return { name: beginnings[last]?.name, rest: items.slice(last + 1) }
}
