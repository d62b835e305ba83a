import { keysOf, wholeAnswer } from '../../manifest/contract/answer-path.ts'
import { layoutPaths } from '../../manifest/contract/block-paths/registry.ts'
import { measureOf } from '../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../manifest/contract/resolved.ts'
import type { Format } from '../../manifest/schema/result.ts'
import { createNumbering } from './numbering.ts'

/** What is read of an answer, as a tree: from a value to those below it. */
export type Shown = {
  /** By key or index; of a list, keys that are no index are those of its elements. */
  below: Map<string, Shown>
  /** Of each element of a list. */
  rows?: Shown
  /** How the value is shown, and what it is called there. */
  format?: Format
  label?: string
}

/** A step from a list to each of its elements. */
const eachRow = Symbol('each row')

type Step = string | typeof eachRow

type Rename = Record<string, string>

/** What page, findings and exports read of the answers to several calls, under the names that their source gives. */
export function shownValues(calls: { definition: ConsultaDefinition; rename?: Rename | undefined }[]): Shown {
  const shown: Shown = { below: new Map() }
  const unreadParts = createUnreadParts()
  for (const { definition, rename = {} } of calls) {
    const parts = unreadParts(definition, rename)
    for (const steps of readBy(parts)) placeFor(shown, renamed(steps, rename))
    for (const { steps, ...item } of itemsIn(parts)) {
      const place = placeFor(shown, renamed(steps, rename))
      if (item.format !== undefined) place.format ??= item.format
      if (item.label !== undefined) place.label ??= item.label
    }
  }
  return shown
}

/** What reads an answer. */
type Parts = Pick<ConsultaDefinition, 'summary' | 'result' | 'findings'>

/** A function that leaves out the parts that it has been asked for before: variants have most of theirs in common. */
function createUnreadParts() {
  const numberOf = createNumbering()
  const read = new Set<string>()
  return ({ summary, result, findings = [] }: Parts, rename: Rename): Parts => {
    const isUnread = (kind: keyof Parts) => (part: object) => {
      const key = `${kind} ${numberOf(part)} ${numberOf(rename)}`
      const isNew = !read.has(key)
      read.add(key)
      return isNew
    }
    return {
      ...(summary && isUnread('summary')(summary) ? { summary } : {}),
      result: result.filter(isUnread('result')),
      findings: findings.filter(isUnread('findings')),
    }
  }
}

/** Where something is read, from the outside in. */
const readBy = ({ summary, result, findings = [] }: Parts): Step[][] => [
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

type Item = { value?: string | undefined; format?: Format | undefined; label?: string | undefined }

type Placed = Item & { steps: Step[] }

/** The values that a layout shows by themselves, with their formats and labels. */
function itemsIn({ summary, result }: Parts): Placed[] {
  const alone = ({ value = wholeAnswer, format, label }: Item) => ({ steps: keysOf(value), format, label })
  const inRows = (list: string, { value, format, label }: Item) => ({
    steps: inRow(list, value),
    format,
    label,
  })
  return [
    ...(summary ? [alone({ value: summary.value, format: summary.format })] : []),
    ...(summary?.detail ? [alone(summary.detail)] : []),
    ...result.flatMap((block): Placed[] => {
      if (block.block === 'fields') return block.items.map(alone)
      if (block.block === 'table') return block.columns.map((column) => inRows(block.value, column))
      if (block.block === 'list') return [inRows(block.value, { value: block.item, format: block.format })]
      return block.block === 'timeline' && block.item ? [inRows(block.value, block.item)] : []
    }),
  ]
}
