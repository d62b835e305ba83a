import { blockPaths, layoutPaths } from '../../../manifest/blocks/index.ts'
import type { LayoutValue } from '../../../manifest/blocks/layout-value.ts'
import { readMeasure } from '../../../manifest/contract/findings.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { ExpandedVariant } from '../../compile/expand/expand-family.ts'
import { selectFindings } from '../../compile/expand/select-findings.ts'
import { readAtPath } from '../../compile/parse/read-at-path.ts'
import type { YamlPath } from '../../compile/read/manifest-document.ts'
import type { ManifestItem } from './manifest-item.ts'

/** Lists what a variant shows of an answer: summary, blocks, their values, and findings. */
export function listAnswerItems(
  owner: ManifestItem,
  expanded: ExpandedVariant,
  definition: ConsultaDefinition,
): ManifestItem[] {
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
  const summaryBlock = summary && {
    layout: summary,
    kind: 'summary',
    title: '',
    at: expanded.summary?.path ?? owner.at,
    values: layoutPaths({ summary, result: [] }),
  }
  const items = [...(summaryBlock ? [summaryBlock] : []), ...blocks].flatMap((block) =>
    listBlockItems(owner, block),
  )
  return [...items, ...listFindingItems(owner, expanded)]
}

type LayoutElement = { layout: object; kind: string; title: string; at: YamlPath; values: LayoutValue[] }

function listBlockItems(
  owner: ManifestItem,
  { layout, kind, title, at, values }: LayoutElement,
): ManifestItem[] {
  const { document } = owner
  const blockKey = `${kind} ${title}`
  const block: ManifestItem = {
    subject: 'block',
    keys: [blockKey, title, `${kind} ${values[0]?.path}`],
    name: title === '' ? kind : `"${title}"`,
    value: removeValues(
      { ...(canHide.has(kind) && { sensitive: false }), ...layout },
      listShownValues(values).map(({ at }) => at),
    ),
    owner,
    isOrdered: kind !== 'summary',
    document,
    at,
  }
  return [
    block,
    ...listShownValues(values).map(({ path, at: valuePath }): ManifestItem => {
      const { label, format, sensitive } = readAttributes(layout, valuePath)
      return {
        subject: 'value',
        keys: [`${blockKey} ${path}`, path, ...(label === undefined ? [] : [`${blockKey} ${label}`])],
        name: path,
        value: { value: path, label, format, sensitive },
        owner,
        group: block,
        isOrdered: true,
        document,
        at: [...at, ...valuePath.slice(0, -1)],
      }
    }),
  ]
}

/** Lists the paths a layout reads, including columns of lists, and where the layout names them. */
const listShownValues = (values: LayoutValue[]) =>
  values.flatMap(({ path, at, rows = [] }) => [
    { path, at },
    ...rows.flatMap((row) => (row.path === undefined ? [] : [{ path: `${path}.${row.path}`, at: row.at }])),
  ])

/** Layouts that hide their own value. The model has `sensitive` only if it is true; a change of it names both values. */
const canHide = new Set(['summary', 'list', 'image'])

type ValueAttributes = { label?: unknown; format?: unknown; sensitive?: unknown }

/** Reads label, format and sensitivity of a value. */
function readAttributes(layout: object, at: LayoutValue['at']): ValueAttributes {
  const item = readAtPath(layout, at.slice(0, -1))
  return at.at(-1) === 'value' && typeof item === 'object' && item !== null
    ? { sensitive: false, ...item }
    : {}
}

/** Returns a block without its values, which are items of their own. */
function removeValues(layout: object, valuePaths: LayoutValue['at'][]): Record<string, unknown> {
  const entries = Object.entries(layout).flatMap(([key, value]) => {
    const inside = valuePaths.filter(([summaryBlock]) => summaryBlock === key).map(([, ...rest]) => rest)
    if (inside.length === 0) return [[key, value]]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return [[key, removeValues(value, inside)]]
  })
  return Object.fromEntries(entries)
}

function listFindingItems(owner: ManifestItem, expanded: ExpandedVariant): ManifestItem[] {
  const ownItems = selectFindings(expanded)
  const placed = expanded.findings.filter(({ item }) => ownItems.includes(item))
  return placed.map(({ item, path: at }): ManifestItem => {
    const { measure, path } = readMeasure(item)
    return {
      subject: 'finding',
      keys: [`${measure} ${path}`, item.label ?? path],
      name: `${measure} ${path}`,
      value: item,
      owner,
      isOrdered: true,
      document: owner.document,
      at,
    }
  })
}
