import type { PageChoices, PagePart, PartChoice } from '../../../manifest/contract/answer-page.ts'
import { valueAt } from '../../../manifest/contract/answer-path.ts'
import { readRowValues } from '../../../manifest/contract/answer-rows.ts'
import { listFindingTargets } from '../../../manifest/contract/findings.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Finding } from '../../../manifest/schema/finding.ts'
import type { Block, Column, Item } from '../../../manifest/schema/result.ts'
import { formatMap } from '../edit/yaml-text.ts'
import { chooseSummary } from './choose-head.ts'
import type { PageProposal } from './page-proposal.ts'
import { toYamlLayout } from './sample-layout.ts'

type ProposedFinding = { id: string; finding: Finding }

/** Lists the parts of a proposal with the values that the user may choose. */
export const listParts = ({ result, example }: PageProposal): PagePart[] =>
  result.map((block, index) => ({
    id: String(index),
    kind: block.block,
    title: block.title ?? '',
    values: listItems(block).map((item, position) => ({
      id: String(position),
      label: item.label,
      path: item.value,
      format: item.format,
      isSensitive: item.sensitive ?? false,
      text: toText(readExample(block, item, example)),
    })),
    ...('sensitive' in block && { isSensitive: block.sensitive ?? false }),
  }))

/** Returns the head of a proposal as a part, with the values it shows. */
export function readSummaryPart({ summary, example }: PageProposal): PagePart | undefined {
  if (!summary) return undefined
  const { detail, status } = summary
  const read = (path: string) => toText(valueAt(example, path))
  const { value, format, sensitive = false } = summary
  return {
    id: 'summary',
    kind: 'summary',
    title: 'Cabeçalho',
    values: [
      { id: 'value', label: 'Nome', path: value, format, isSensitive: sensitive, text: read(value) },
      ...(detail
        ? [
            {
              id: 'detail',
              label: detail.label,
              path: detail.value,
              format: detail.format,
              isSensitive: detail.sensitive ?? false,
              text: read(detail.value),
            },
          ]
        : []),
      ...(status
        ? [
            {
              id: 'status',
              label: 'Situação',
              path: status.value,
              isSensitive: false,
              text: read(status.value),
            },
          ]
        : []),
    ],
  }
}

export const listProposedFindings = ({ findings }: PageProposal): ProposedFinding[] =>
  findings.map((finding, index) => ({ id: String(index), finding }))

/** Returns the proposal with the chosen parts, values and findings only. Ids are those of the proposal. */
export function choosePage(
  proposal: PageProposal,
  { summary: head, parts, findings }: PageChoices,
): PageProposal {
  const summary = chooseSummary(proposal, head)
  const result = parts.flatMap((choice): Block[] => {
    const block = proposal.result[Number(choice.id)]
    return block ? chooseValues(block, choice) : []
  })
  const layout = { summary, result }
  const isHeadChosen =
    head?.values?.some(({ path }) => path !== undefined) ||
    (head?.values !== undefined && head.values.length < countHeadValues(proposal))
  return {
    ...proposal,
    summary,
    ...(isHeadChosen && { isHeadChosen }),
    result,
    findings: listProposedFindings(proposal)
      .filter(({ id }) => findings === undefined || findings.includes(id))
      .flatMap(({ finding }) => followBlock(finding, proposal.result, parts))
      .filter((finding) => listFindingTargets(finding, layout).length > 0),
  }
}

const countHeadValues = (proposal: PageProposal) => readSummaryPart(proposal)?.values.length ?? 0

/** Returns the YAML of a page as it stands in a variant: `summary`, `findings`, `result`, `example`. */
export const formatPage = (page: PageProposal, indent = 0): string =>
  formatMap(Object.entries(toYamlPage(page)), indent, 2)
    .map((line) => `${line}\n`)
    .join('')

/** Returns the keys of a page, without the grammar's default values. */
export const toYamlPage = ({ summary, findings, result, example }: PageProposal): Record<string, Json> => ({
  ...(summary && { summary: toYamlLayout(summary) }),
  ...(findings.length > 0 && { findings: findings.map(toYamlLayout) }),
  result: result.map(toYamlLayout),
  example,
})

const listItems = (block: Block): readonly (Item | Column)[] => {
  if (block.block === 'fields') return block.items
  return block.block === 'table' ? block.columns : []
}

function readExample(block: Block, item: Item | Column, example: Json): unknown {
  if (block.block !== 'table') return valueAt(example, item.value)
  const values = readRowValues(example, block).map((row) => valueAt(row, item.value))
  return values.find((value) => value !== null && value !== undefined && value !== '')
}

const toText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the block with its chosen values, or nothing if no value is chosen. */
function chooseValues(block: Block, { title, values, isSensitive }: PartChoice): Block[] {
  const named = title === undefined ? block : { ...block, title }
  const titled =
    'sensitive' in named && isSensitive !== undefined ? { ...named, sensitive: isSensitive } : named
  if (values === undefined) return [titled]
  if (titled.block === 'fields') {
    const items = chooseItems(titled.items, values)
    return items.length === 0 ? [] : [{ ...titled, items }]
  }
  if (titled.block !== 'table') return [titled]
  const columns = chooseItems(titled.columns, values).map(dropRevealing)
  const { groupBy, ...table } = titled
  const isGroupShown = columns.some(({ value, sensitive }) => value === groupBy && !sensitive)
  return columns.length === 0 ? [] : [{ ...table, columns, ...(isGroupShown && { groupBy }) }]
}

const chooseItems = <One extends Item | Column>(
  items: readonly One[],
  choices: NonNullable<PartChoice['values']>,
): One[] =>
  choices.flatMap(({ id, label, isSensitive }): One[] => {
    const item = items[Number(id)]
    return item ? [{ ...item, label: label ?? item.label, sensitive: isSensitive ?? item.sensitive }] : []
  })

/** The colors and the total of a hidden column would reveal its values. */
function dropRevealing(column: Column): Column {
  if (!column.sensitive) return column
  const { colors: _colors, total: _total, ...hidden } = column
  return hidden
}

/** A finding names its block by title, which the user may have changed. Without its block it is left out. */
function followBlock(finding: Finding, blocks: readonly Block[], parts: readonly PartChoice[]): Finding[] {
  const index = blocks.findIndex(({ title }) => title !== undefined && title === finding.to)
  if (index === -1) return [finding]
  const part = parts.find(({ id }) => id === String(index))
  return part ? [{ ...finding, to: part.title ?? finding.to }] : []
}
