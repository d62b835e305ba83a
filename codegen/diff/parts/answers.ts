import type { LayoutValue } from '../../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths, layoutPaths } from '../../../manifest/contract/block-paths/registry.ts'
import { measureOf } from '../../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import { valueAt } from '../../parse/value-at.ts'
import type { Path } from '../../read/manifest-document.ts'
import type { ExpandedVariant } from '../../resolve/expand-family.ts'
import { ownFindings } from '../../resolve/own-findings.ts'
import type { Part } from '../part.ts'

/** What a variant shows of an answer: its head, its blocks, each value in them, and its findings. */
export function answerParts(owner: Part, expanded: ExpandedVariant, definition: ConsultaDefinition): Part[] {
  const { summary, result } = definition
  const blocks = result.map((block, index) => {
    const { title = '' } = block
    return {
      layout: block,
      kind: block.block,
      title,
      at: expanded.result[index]?.path ?? owner.at,
      values: blockPaths(block),
    }
  })
  const head = summary && {
    layout: summary,
    kind: 'summary',
    title: '',
    at: expanded.summary?.path ?? owner.at,
    values: layoutPaths({ summary, result: [] }),
  }
  const parts = [...(head ? [head] : []), ...blocks].flatMap((block) => blockParts(owner, block))
  return [...parts, ...findingParts(owner, expanded)]
}

type Block = { layout: object; kind: string; title: string; at: Path; values: LayoutValue[] }

function blockParts(owner: Part, { layout, kind, title, at, values }: Block): Part[] {
  const { document } = owner
  const where = `${kind} ${title}`
  const block: Part = {
    subject: 'block',
    keys: [where, title, `${kind} ${values[0]?.path}`],
    name: title === '' ? kind : `"${title}"`,
    value: withoutValues(
      layout,
      shownValues(values).map(({ at }) => at),
    ),
    owner,
    isOrdered: kind !== 'summary',
    document,
    at,
    part: 'key',
  }
  return [
    block,
    ...shownValues(values).map(({ path, at: inside }): Part => {
      const { label, format, sensitive } = itemOf(layout, inside)
      return {
        subject: 'value',
        keys: [`${where} ${path}`, path, ...(label === undefined ? [] : [`${where} ${label}`])],
        name: path,
        value: { value: path, label, format, sensitive },
        owner,
        group: block,
        isOrdered: true,
        document,
        at: [...at, ...inside.slice(0, -1)],
        part: 'key',
      }
    }),
  ]
}

/** Paths of all that is read, through lists, and where the layout names them. */
const shownValues = (values: LayoutValue[]) =>
  values.flatMap(({ path, at, rows = [] }) => [
    { path, at },
    ...rows.flatMap((row) => (row.path === undefined ? [] : [{ path: `${path}.${row.path}`, at: row.at }])),
  ])

type Item = { label?: unknown; format?: unknown; sensitive?: unknown }

/** What is said of a value beside its path. */
function itemOf(layout: object, at: LayoutValue['at']): Item {
  const item = valueAt(layout, at.slice(0, -1))
  return at.at(-1) === 'value' && typeof item === 'object' && item !== null ? item : {}
}

/** A block without the values that it shows: each of them is a part of its own. */
function withoutValues(layout: object, places: LayoutValue['at'][]): Record<string, unknown> {
  const entries = Object.entries(layout).flatMap(([key, value]) => {
    const inside = places.filter(([head]) => head === key).map(([, ...rest]) => rest)
    if (inside.length === 0) return [[key, value]]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return [[key, withoutValues(value, inside)]]
  })
  return Object.fromEntries(entries)
}

function findingParts(owner: Part, expanded: ExpandedVariant): Part[] {
  const own = ownFindings(expanded)
  const placed = expanded.findings.filter(({ item }) => own.includes(item))
  return placed.map(({ item, path: at }): Part => {
    const { measure, path } = measureOf(item)
    return {
      subject: 'finding',
      keys: [`${measure} ${path}`, item.label ?? path],
      name: `${measure} ${path}`,
      value: item,
      owner,
      isOrdered: true,
      document: owner.document,
      at,
      part: 'key',
    }
  })
}
