import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { isObject, isScalar, type JsonObject } from '../../../manifest/contract/json.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { type AnswerEntry, distinguishLabels } from './entries.ts'
import { buildFieldItems } from './field-items.ts'
import { addFields } from './fields-blocks.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, ranks } from './layout-builder.ts'
import { hasScore } from './scores.ts'
import type { AnswerSubject } from './subject.ts'
import { detectKind, type ValueKind } from './value-kind.ts'

/** Counts and totals beside a list, and those of summaries, are figures; other values are fields. */
export function addEntries(
  builder: LayoutBuilder,
  object: JsonObject,
  entries: readonly AnswerEntry[],
  subject: AnswerSubject,
  node: AnswerNode,
) {
  const hasList = Object.values(object).some((value) => Array.isArray(value) && value.some(isObject))
  const isBesideList =
    node.title !== undefined && hasList && entries.length <= maxFigures && areFigures(entries)
  const isNamed = entries.some(({ keys }) => builder.summaryPaths.has(joinAnswerPath(keys)))
  const isLeftover = node.title === undefined && entries.length <= maxLeftovers && hasParts(object)
  const isAlone = node.title !== undefined && entries.length === 1
  if (isNamed || hasScore(entries) || !(isBesideList || isLeftover || isAlone || isSummaryKey(node.keys)))
    return addFields(builder, entries, subject, {
      ...node,
      innerTitles: new Set(Object.keys(object).map(buildLabel)),
    })
  const isPlainSummary = /^(?:summary|resumo)$/i.test(node.keys.at(-1) ?? '')
  const title = isPlainSummary ? (node.parentTitle ?? node.title) : node.title
  builder.figures.push(...entries.map((entry) => ({ entry, title })))
}

/** So few values of an answer with several parts make no block of their own. */
const maxLeftovers = 2

const hasParts = (object: JsonObject) => Object.values(object).filter((value) => !isScalar(value)).length > 2

const figureKinds = new Set<ValueKind>([
  'number',
  'currency',
  'percent',
  'date',
  'datetime',
  'month',
  'empty',
  'code',
])

const areFigures = (entries: readonly AnswerEntry[]) => {
  const kinds = entries.map(({ keys, value }) => detectKind(keys, value))
  const isFigure = (kind: ValueKind, index: number) =>
    figureKinds.has(kind) && (kind !== 'code' || typeof entries[index]?.value === 'number')
  return kinds.every((kind, index) => kind === 'yes-no' || isFigure(kind, index)) && kinds.some(isFigure)
}

/** More values beside a list are about the subject. */
const maxFigures = 6

export const isSummaryKey = (keys: readonly string[]) => /^(?:summary|resumo)/i.test(keys.at(-1) ?? '')

/** Labels that say nothing without the object they are in. */
const generalLabel =
  /^(?:Quantidade|Total|Valor|Valor total|Data|Primeira ocorrência|Última ocorrência|Primeira consulta|Última consulta|Dias consultados|Situação|Descrição)(?: \d+)?$/

/** Adds one block of the figures that stand beside lists, such as counts and totals. */
export function addFigures(builder: LayoutBuilder) {
  const { figures } = builder
  const titles = new Set(figures.map(({ title }) => title))
  const countOf = (own: string) => figures.filter(({ title }) => title === own).length
  const entries = figures.map(({ entry, title }) => ({
    ...entry,
    label:
      title !== undefined &&
      titles.size > 1 &&
      (generalLabel.test(entry.label) ||
        (countOf(title) === 1 && detectKind(entry.keys, entry.value) === 'yes-no'))
        ? `${title.replace(/^Resumo (?:d[aeo]s? )?(.)/, (_all, first: string) => first.toUpperCase())}: ${lowerFirst(entry.label)}`
        : entry.label,
  }))
  if (entries.length === 0) return
  const [only] = titles
  const title =
    titles.size === 1 && only !== undefined && !/^Resumo/.test(only)
      ? `Resumo: ${lowerFirst(only)}`
      : 'Resumo'
  const items = buildFieldItems(distinguishLabels(entries), { subjectType: 'nobody', hasStreet: false })
  addBlock(builder, ranks.status, { block: 'fields', title, items: items.map(({ item }) => item) })
}
