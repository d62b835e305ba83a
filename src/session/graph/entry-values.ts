import { pathInRow, rowsAt, valueAt } from '@manifest/contract/answer-path.ts'
import type { LayoutValue } from '@manifest/contract/block-paths/layout-value.ts'
import { blockPaths, layoutPaths } from '@manifest/contract/block-paths/registry.ts'
import { isLeadKind, type LeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { ruleOf } from '@/consultas/fields/registry.ts'
import { written } from '@/consultas/formats/written.ts'
import type { Values } from '@/state/session.ts'

/** A value that a consulta could start from, as a form sends it. */
export type HeldValue = { kind: LeadKind; value: string }

/** What a consulta of the session was about, unmasked, and what its answer holds. In memory only. */
export type EntryValues = {
  /** What was asked about, as people write it. */
  asked: string
  /** The value that the subject is known by, where it is one that consultas start from. */
  own: HeldValue | undefined
  held: HeldValue[]
}

/** Reads a consulta's question and its answer, `undefined` where none came. */
export function entryValues(
  definition: ConsultaDefinition,
  values: Values,
  answer: Json | undefined,
): EntryValues {
  const filled = definition.fields.filter(({ name }) => values[name] !== undefined)
  const led = filled.find(({ kind }) => isLeadKind(kind))
  const field = led ?? filled.find(({ kind }) => kind !== 'image')
  const value = field && values[field.name]
  return {
    asked: field && value !== undefined ? written(field.kind, value) : '',
    own: led && isLeadKind(led.kind) && value !== undefined ? { kind: led.kind, value } : undefined,
    held: answer === undefined ? [] : heldValues(definition, answer),
  }
}

/** The values of an answer that consultas could start from, each once; masked and invalid ones are none. */
function heldValues({ summary, result }: ConsultaDefinition, answer: Json): HeldValue[] {
  const parts = [
    ...(summary ? [{ part: summary, paths: layoutPaths({ summary, result: [] }) }] : []),
    ...result.map((block) => ({ part: block, paths: blockPaths(block) })),
  ]
  const found = parts.flatMap(({ part, paths }) =>
    paths.flatMap((path) => ledFrom(part, path).flatMap(({ kind, read }) => valid(kind, read(answer)))),
  )
  return [...new Map(found.map((held) => [keyOf(held), held])).values()]
}

/** What tells a value from others. */
export const keyOf = ({ kind, value }: HeldValue) => `${kind} ${value}`

type Led = { kind: LeadKind; read: (answer: Json) => unknown[] }

/** The values that the layout lets lead on. Their format stands beside their path. */
function ledFrom(part: object, { path, at, rows = [] }: LayoutValue): Led[] {
  const own = kindAt(part, at)
  return [
    ...(own ? [{ kind: own, read: (answer: Json) => [valueAt(answer, path)] }] : []),
    ...rows.flatMap((row): Led[] => {
      const kind = kindAt(part, row.at)
      const read = (answer: Json) =>
        rowsAt(answer, path).map((_, index) => valueAt(answer, pathInRow(path, index, row.path)))
      return kind ? [{ kind, read }] : []
    }),
  ]
}

function kindAt(part: object, at: LayoutValue['at']): LeadKind | undefined {
  const item = at.slice(0, -1)
  const format = valueAt(part, [...item, 'format'].join('.'))
  const leads = valueAt(part, [...item, 'leads'].join('.'))
  return typeof format === 'string' && isLeadKind(format) && leads !== false ? format : undefined
}

function valid(kind: LeadKind, raw: readonly unknown[]): HeldValue[] {
  const field = { kind, name: kind, label: kind, required: false }
  const { normalise, problem } = ruleOf(field)
  return raw.flatMap((value): HeldValue[] => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const normal = normalise(String(value))
    return normal !== '' && problem(normal, field) === undefined ? [{ kind, value: normal }] : []
  })
}
