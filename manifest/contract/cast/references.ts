import type { Json } from '../../schema/consulta.ts'
import { readKey } from '../json.ts'
import { formatFact } from './format-fact.ts'

export type Facts = { [name: string]: Json }

export type CastIssue =
  | { kind: 'unknown-member'; reference: string; member: string }
  | { kind: 'unknown-fact'; reference: string; member: string; path: string; known: string[] }
  | { kind: 'cycle'; reference: string; members: string[] }

export type ReferenceContext = {
  findFacts: (member: string) => Facts | undefined
  /** Replaces the member that a reference of the filled value names. Facts keep their own references. */
  mapMember?: (member: string) => string
  report?: (issue: CastIssue) => void
}

type Reference = { text: string; member: string; path: string[]; style?: string | undefined }

const references = /\{cast\.([\w@>-]+)((?:\.[\w-]+)*)(?::(formatted|upper))?\}/g

export const hasReference = (text: string) => text.includes('{cast.')

/** Returns the reference if the whole text is one, and `undefined` otherwise. */
export function readReference(text: unknown): Reference | undefined {
  if (typeof text !== 'string' || !hasReference(text)) return undefined
  const [first] = listReferences(text)
  return first?.text === text ? first : undefined
}

/** Returns all references in a text. */
export const listReferences = (text: string): Reference[] =>
  hasReference(text) ? [...text.matchAll(references)].map(createReference) : []

const createReference = ([text, member = '', path = '', style]: readonly (
  | string
  | undefined
)[]): Reference => ({
  text: text ?? '',
  member,
  path: path.split('.').slice(1),
  style,
})

/**
 * Returns a value with its references filled, or the same value if it has none. A text that is one reference takes the type
 * of the fact. Unknown references stay as they are written.
 */
export function fillReferences(value: Json, context: ReferenceContext, above: readonly string[] = []): Json {
  if (typeof value === 'string') return fillText(value, context, above)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((inner) => fillReferences(inner, context, above))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  let filled: Facts | undefined
  for (const [key, inner] of Object.entries(value)) {
    const item = fillReferences(inner, context, above)
    if (item === inner) continue
    filled ??= { ...value }
    filled[key] = item
  }
  return filled ?? value
}

function fillText(text: string, context: ReferenceContext, above: readonly string[]): Json {
  if (!hasReference(text)) return text
  const whole = readReference(text)
  if (whole) {
    const value = fillReference(whole, context, above)
    return value === undefined ? text : value
  }
  return listReferences(text).reduce((filled, reference) => {
    const value = fillReference(reference, context, above)
    return value === undefined ? filled : filled.replace(reference.text, () => String(value ?? ''))
  }, text)
}

function fillReference(
  reference: Reference,
  { mapMember, ...context }: ReferenceContext,
  above: readonly string[],
): Json | undefined {
  const mapped = mapMember ? { ...reference, member: mapMember(reference.member) } : reference
  const name = [mapped.member, ...mapped.path].join('.')
  if (above.includes(name)) {
    context.report?.({ kind: 'cycle', reference: reference.text, members: [...above, name] })
    return undefined
  }
  const found = findFact(mapped, context, [])
  if (found === undefined) return undefined
  const filled = fillReferences(found, context, [...above, name])
  return reference.style === undefined ? filled : formatFact(filled, reference.style)
}

/** Follows a reference to its fact. A fact that is one reference to a member leads on to the member's facts. */
function findFact(
  reference: Reference,
  context: ReferenceContext,
  followed: readonly string[],
): Json | undefined {
  const { text, member, path } = reference
  if (followed.includes(text)) {
    context.report?.({ kind: 'cycle', reference: text, members: [...followed, text] })
    return undefined
  }
  let value: Json | undefined = context.findFacts(member)
  if (value === undefined) {
    context.report?.({ kind: 'unknown-member', reference: text, member })
    return undefined
  }
  for (const [index, step] of path.entries()) {
    const link = readReference(value)
    if (link) value = findFact(link, context, [...followed, text])
    if (value === null || value === undefined) return value
    const next = readKey(value, step) as Json | undefined
    if (next === undefined) {
      const known = typeof value === 'object' ? Object.keys(value) : []
      context.report?.({
        kind: 'unknown-fact',
        reference: text,
        member,
        path: path.slice(0, index + 1).join('.'),
        known,
      })
      return undefined
    }
    value = next
  }
  return value
}
