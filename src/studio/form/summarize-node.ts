import type { FormNode } from '@manifest/contract/studio.ts'

/** Keys that tell what an item is, the best first. */
const namingKeys = [
  'label',
  'title',
  'header',
  'name',
  'question',
  'consulta',
  'block',
  'value',
  'from',
  'text',
  'path',
]

/** Returns the words by which people know an item: its label or title, with its kind. */
export function summarizeNode({ value, label }: FormNode): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? label : String(value)
  const words = namingKeys.flatMap((key) => {
    const word: unknown = Reflect.get(value, key)
    return typeof word === 'string' || typeof word === 'number' ? [String(word)] : []
  })
  const kind: unknown =
    Reflect.get(value, 'block') ?? Reflect.get(value, 'kind') ?? Reflect.get(value, 'format')
  const [name = label] = words
  return typeof kind === 'string' && kind !== name ? `${name} · ${kind}` : name
}
