/** The values of an answer that the page, the findings and the exports of a consulta read. */

import type { Finding } from '../schema/finding.ts'
import type { Block, Format, Summary } from '../schema/result.ts'
import { keysOf, wholeAnswer } from './answer-path.ts'
import { layoutPaths } from './block-paths/registry.ts'
import { measureOf } from './findings.ts'

/** A value that is read, and the values below it that are read. */
export type ReadValue = {
  /** By key or index. In a list, a key that is no index belongs to its elements. */
  below: Map<string, ReadValue>
  /** The values read of each element of a list. */
  rows?: ReadValue
  /** Some consulta reads the value and does not call it optional. */
  isNeeded?: boolean
  /** The format and the label with which the value is shown. */
  format?: Format
  label?: string
}

/** The parts of a consulta that read its answer. */
export type Readers = {
  summary?: Summary
  result: readonly Block[]
  findings?: readonly Finding[] | undefined
}

/** The source of an answer: its names for values, and the values that it may leave out. */
type Origin = { rename?: Record<string, string> | undefined; optional?: readonly string[] | undefined }

/** A step from a list to each of its elements. */
const eachRow = Symbol('each row')

type Step = string | typeof eachRow

/** Returns the values that a consulta reads of the answers of its request. */
export function readValues(readers: Readers, optional?: readonly string[]): ReadValue {
  const read: ReadValue = { below: new Map() }
  addReadValues(read, readers, { optional })
  return read
}

/** Adds the values that a consulta reads to those that others read of the same answer, under the names of its source. */
export function addReadValues(
  read: ReadValue,
  readers: Readers,
  { rename = {}, optional = [] }: Origin,
): void {
  const optionalSteps = optional.map(keysOf)
  const place = (steps: Step[]) => {
    const named = renamed(steps, rename)
    const surplus = named.length - steps.length
    return placeFor(read, named, optionalDepth(steps, optionalSteps) + surplus)
  }
  for (const steps of stepsOf(readers)) place(steps)
  for (const { steps, ...item } of itemsOf(readers)) {
    const value = place(steps)
    if (item.format !== undefined) value.format ??= item.format
    if (item.label !== undefined) value.label ??= item.label
  }
}

/** How many steps of a path lead to a value that may be absent; values further down are needed where it is there. */
function optionalDepth(steps: Step[], optional: string[][]): number {
  const keys = steps.filter((step) => step !== eachRow)
  const covering = optional.filter((path) => path.every((key, index) => keys[index] === key))
  return covering.length === 0 ? 0 : Math.max(...covering.map(({ length }) => length))
}

function stepsOf({ summary, result, findings = [] }: Readers): Step[][] {
  return [
    ...layoutPaths({ ...(summary ? { summary } : {}), result }).flatMap(({ path, rows = [] }) => [
      keysOf(path),
      ...rows.map((row) => inRow(path, row.path)),
    ]),
    ...findings.map((finding) => keysOf(measureOf(finding).path)),
  ]
}

const inRow = (list: string, value: string | undefined): Step[] => [
  ...keysOf(list),
  eachRow,
  ...(value === undefined ? [] : keysOf(value)),
]

/** The same steps under the name that the source has for the value. */
function renamed(steps: Step[], rename: Record<string, string>): Step[] {
  const [first, ...rest] = steps
  const path = typeof first === 'string' ? rename[first] : undefined
  return path === undefined ? steps : [...keysOf(path), ...rest]
}

/** The place of a value in the tree. Every value on the way that lies deeper than `optionalDepth` is needed. */
function placeFor(read: ReadValue, steps: Step[], optionalDepth: number): ReadValue {
  let place = read
  let depth = 0
  for (const step of steps) {
    if (step === eachRow) {
      place.rows ??= { below: new Map() }
      place = place.rows
      continue
    }
    depth += 1
    const next: ReadValue = place.below.get(step) ?? { below: new Map() }
    place.below.set(step, next)
    if (depth !== optionalDepth) next.isNeeded = true
    place = next
  }
  return place
}

type Item = { value?: string | undefined; format?: Format | undefined; label?: string | undefined }

type Placed = Item & { steps: Step[] }

/** The values that a layout shows with a label or a format. */
function itemsOf({ summary, result }: Readers): Placed[] {
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
