import type { Json } from '@manifest/schema/consulta.ts'
import { mask } from '../mask.ts'

/** An answer in which the values at some paths are masked. */
export function maskedAnswer(value: Json, hidden: ReadonlySet<string>, path = ''): Json {
  if (hidden.has(path)) return mask
  if (typeof value !== 'object' || value === null) return value
  const inside = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (Array.isArray(value)) return value.map((part, index) => maskedAnswer(part, hidden, inside(index)))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, maskedAnswer(part, hidden, inside(key))]),
  )
}
