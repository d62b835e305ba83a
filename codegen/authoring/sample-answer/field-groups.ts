import { type AnswerEntry, distinguishLabels } from './entries.ts'
import { buildLabel } from './label.ts'
import { splitKey } from './words.ts'

/** More values do not fit a block that people read. */
const maxItems = 15

/** An object with fewer values stays together. */
const minEntries = 25

/** First words that say what a value is, and not what it is about. */
const formWords =
  /^(?:data|dt|dat|descricao|dsc|ds|numero|num|nr|quantidade|qtd|qtde|qt|codigo|cod|cd|valor|vlr|vl|indicador|ind|flag|fl|tipo|tp|nome|nm|total|is|has)$/

/** Fewer values are no group of their own. */
const minItems = 3

export type PrefixGroup<One> = { title: string | undefined; entries: One[] }

/** Returns the first words of a key in one spelling: `renda_consultas` for `rendaConsultas3M` and two words. */
const readPrefix = ({ key }: AnswerEntry, count: number) =>
  splitKey(key)
    .slice(0, count)
    .map((word) => word.toLowerCase())
    .join('_')

/**
 * Splits the values of an object with hundreds of keys into blocks of at most 15, by the first words that keys share:
 * 'Renda', and 'Renda: consultas' if there are many. What shares none stays together, without a title.
 */
export function groupByPrefix<One extends AnswerEntry>(
  entries: readonly One[],
  depth = 1,
): PrefixGroup<One>[] {
  const limit = depth === 1 ? minEntries : maxItems
  if (entries.length <= limit) return [{ title: undefined, entries: [...entries] }]
  const groups = new Map<string, One[]>()
  for (const entry of entries) {
    const prefix = readPrefix(entry, depth)
    groups.set(prefix, [...(groups.get(prefix) ?? []), entry])
  }
  const large = [...groups].filter(
    ([prefix, group]) => group.length >= minItems && group.length < entries.length && !formWords.test(prefix),
  )
  const rest = entries.filter((entry) => !large.some(([, group]) => group.includes(entry)))
  return [
    ...chunk(rest, undefined),
    ...large.flatMap(([prefix, group]) => {
      const title = buildLabel(prefix)
      const inner = depth < 2 ? groupByPrefix(group, depth + 1) : chunk(group, undefined)
      return inner.map((one) => ({
        title: one.title ?? title,
        entries:
          one.title === undefined
            ? distinguishLabels(one.entries.map((entry) => dropPrefix(entry, depth)))
            : one.entries,
      }))
    }),
  ]
}

/** Below the title of its block, a value is named by the rest of its key. */
function dropPrefix<One extends AnswerEntry>(entry: One, depth: number): One {
  const rest = splitKey(entry.key).slice(depth)
  const label = buildLabel(rest.join('_'))
  return rest.length === 0 || label.includes('_') ? entry : { ...entry, label }
}

const chunk = <One>(entries: readonly One[], title: string | undefined): PrefixGroup<One>[] =>
  Array.from({ length: Math.ceil(entries.length / maxItems) }, (_, index) => ({
    title,
    entries: entries.slice(index * maxItems, (index + 1) * maxItems),
  }))
