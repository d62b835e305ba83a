import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import { Code } from './literal.ts'
import { shareBeginnings, spread } from './share-beginnings.ts'

const lists = ['fields', 'requireOneOf', 'result', 'findings', 'examples'] as const

const sharedKeys = ['request', 'summary', 'example', ...lists] as const

/** What several definitions have at a key, or begin their lists with. */
export type SharedValue = { name: string; key: (typeof sharedKeys)[number]; value: unknown }

/**
 * Definitions with what several of them have taken out: whole values, and what lists begin with, as where variants add to
 * the list of `defaults`. The definitions, and shared values that begin with a shorter one, name in `Code` what stood
 * there. Values are the same where their literals are.
 */
export function shareValues(definitions: readonly ConsultaDefinition[]): {
  values: SharedValue[]
  definitions: object[]
} {
  const values: SharedValue[] = []
  const written: Record<string, unknown>[] = definitions.map((definition) => ({ ...definition }))
  for (const key of sharedKeys) {
    const isList = lists.some((list) => list === key)
    const having = written.filter((definition) => definition[key] !== undefined)
    let count = 0
    const named = shareBeginnings(
      having.map(({ [key]: value }) => (isList ? (value as unknown[]) : [value])),
      (items) => {
        count += 1
        const name = `${key}${count}`
        values.push({ name, key, value: isList ? items : items[0] })
        return name
      },
    )
    for (const [index, definition] of having.entries()) {
      const { name, rest = [] } = named[index] ?? {}
      if (name !== undefined) definition[key] = rest.length === 0 ? new Code(name) : [spread(name), ...rest]
    }
  }
  return { values, definitions: written }
}
