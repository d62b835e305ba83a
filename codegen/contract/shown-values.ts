import { keysOf } from '../../manifest/contract/answer-path.ts'
import { layoutPaths } from '../../manifest/contract/block-paths/registry.ts'
import { measureOf } from '../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Format } from '../../manifest/schema/result.ts'

/** What is read of an answer, as a tree: from a value to those below it. */
export type Shown = {
  /** By key or index; of a list, keys that are no index are those of its elements. */
  below: Map<string, Shown>
  /** Of each element of a list. */
  rows?: Shown
  /** How the value is shown. */
  format?: Format
}

/** A step from a list to each of its elements. */
const eachRow = Symbol('each row')

type Step = string | typeof eachRow

type Rename = Record<string, string>

/** What page, findings and exports read of the answers to several calls, under the names that their source gives. */
export function shownValues(calls: { definition: ConsultaDefinition; rename?: Rename | undefined }[]): Shown {
  const shown: Shown = { below: new Map() }
  for (const { definition, rename = {} } of calls) {
    for (const steps of readBy(definition)) placeFor(shown, renamed(steps, rename))
    for (const { steps, format } of formatsIn(definition))
      placeFor(shown, renamed(steps, rename)).format ??= format
  }
  return shown
}

/** Where something is read, from the outside in. */
const readBy = ({ summary, result, findings = [] }: ConsultaDefinition): Step[][] => [
  ...layoutPaths({ ...(summary ? { summary } : {}), result }).flatMap(({ path, rows = [] }) => [
    keysOf(path),
    ...rows.map((row) => inRow(path, row.path)),
  ]),
  ...findings.map((finding) => keysOf(measureOf(finding).path)),
]

const inRow = (list: string, value: string | undefined): Step[] => [
  ...keysOf(list),
  eachRow,
  ...(value === undefined ? [] : keysOf(value)),
]

/** The same under the name that the answer of a fallback has for it. */
function renamed(steps: Step[], rename: Rename): Step[] {
  const [first, ...rest] = steps
  const path = typeof first === 'string' ? rename[first] : undefined
  return path === undefined ? steps : [...keysOf(path), ...rest]
}

function placeFor(shown: Shown, steps: Step[]): Shown {
  return steps.reduce((place, step) => {
    if (step === eachRow) {
      place.rows ??= { below: new Map() }
      return place.rows
    }
    const below = place.below.get(step) ?? { below: new Map() }
    place.below.set(step, below)
    return below
  }, shown)
}

type Formatted = { steps: Step[]; format: Format }

/** The formats that a layout gives to values. */
function formatsIn({ summary, result }: ConsultaDefinition): Formatted[] {
  const of = (steps: Step[], format: Format | undefined) => (format ? [{ steps, format }] : [])
  return [
    ...(summary ? of(keysOf(summary.value), summary.format) : []),
    ...(summary?.detail ? of(keysOf(summary.detail.value), summary.detail.format) : []),
    ...result.flatMap((block): Formatted[] => {
      if (block.block === 'fields')
        return block.items.flatMap(({ value, format }) => of(keysOf(value), format))
      if (block.block === 'table')
        return block.columns.flatMap(({ value, format }) => of(inRow(block.value, value), format))
      if (block.block === 'list') return of(inRow(block.value, block.item), block.format)
      if (block.block === 'timeline' && block.item)
        return of(inRow(block.value, block.item.value), block.item.format)
      return []
    }),
  ]
}
