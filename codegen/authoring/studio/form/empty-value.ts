import type { Json } from '../../../../manifest/schema/consulta.ts'
import { type GrammarPart, listKinds, readPart, selectBranch } from './grammar-part.ts'
import { listNeededKeys } from './needed-keys.ts'

/**
 * Returns a value with the required keys and without texts, which the checks report until the user writes them. Of
 * alternatives, it has the first.
 */
export function createEmptyValue(part: GrammarPart): Json {
  const { type, shape, discriminator, entries, values, items } = part.definition
  if (type === 'union') {
    const chosen = discriminator === undefined ? undefined : { [discriminator]: listKinds(part)[0] }
    const branch = selectBranch(part, chosen)
    return branch ? createEmptyValue(branch) : ''
  }
  if (type === 'object') {
    const { required, alternatives } = listNeededKeys(part, undefined)
    const needed = new Set([...required, ...(alternatives[0] ?? [])])
    const keys = Object.entries(shape ?? {}).filter(([key]) => needed.has(key))
    return Object.fromEntries(keys.map(([key, schema]) => [key, createEmptyValue(readPart(schema))]))
  }
  if (type === 'array') return []
  if (type === 'tuple') return (items ?? []).map((item) => createEmptyValue(readPart(item)))
  if (type === 'record') return {}
  if (type === 'number') return part.minimum ?? 0
  if (type === 'boolean') return false
  if (type === 'enum') return Object.keys(entries ?? {})[0] ?? ''
  return type === 'literal' ? ((values?.[0] ?? '') as Json) : ''
}
