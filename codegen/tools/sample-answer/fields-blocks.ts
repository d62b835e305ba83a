import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { AnswerEntry } from './entries.ts'
import { buildFieldItem } from './field-items.ts'
import { buildLabel } from './label.ts'
import { type AnswerNode, addBlock, type LayoutBuilder, type Rank, ranks } from './layout-builder.ts'
import { addScores } from './score-block.ts'
import { keyWords } from './split-key.ts'
import type { AnswerSubject } from './subject.ts'
import { groupByTheme, isMostlyAddress } from './themes.ts'

/** Adds an object's own values: its scores, and blocks of the others. What the summary shows is not shown twice. */
export function addFields(
  builder: LayoutBuilder,
  allEntries: readonly AnswerEntry[],
  subject: AnswerSubject,
  node: AnswerNode,
) {
  const remaining = allEntries.filter(({ keys }) => !builder.summaryPaths.has(joinAnswerPath(keys)))
  const entries = addScores(builder, remaining, node)
  const isHead = remaining.length < allEntries.length || node.title === undefined
  const isScoreDetail = entries.length < remaining.length && !isHead
  const rank = isHead ? ranks.main : isScoreDetail ? ranks.score : rankByKey(node)
  const title = isScoreDetail
    ? buildLabel(`detalhes_${node.keys.at(-1)}`)
    : (node.title ?? chooseRootTitle(allEntries, subject))
  const groups = isMostlyAddress(allEntries) ? [{ entries }] : groupByTheme(entries)
  for (const group of groups) {
    const items = group.entries
      .map((entry) => buildFieldItem(entry, subject))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ item }) => item)
    if (items.length === 0) continue
    if ('title' in group)
      addBlock(builder, group.rank, { block: 'fields', title: group.title, items }, node.title)
    else addBlock(builder, rank, { block: 'fields', title, items }, node.parentTitle)
  }
}

function chooseRootTitle(entries: readonly AnswerEntry[], { subjectType }: AnswerSubject): string {
  const words = new Set(entries.flatMap(({ key }) => [...keyWords(key)]))
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['placa', 'chassi', 'renavam'])) return 'Veículo'
  if (entries.some(({ label }) => label === 'Número do processo')) return 'Processo'
  if (subjectType === 'company') return 'Empresa'
  if (subjectType === 'person') return 'Dados pessoais'
  return isMostlyAddress(entries) ? 'Endereço' : 'Dados'
}

/** The rank of an object by its key. */
function rankByKey({ keys }: AnswerNode): Rank {
  const words = keyWords(keys.at(-1) ?? '')
  const has = (list: string[]) => list.some((word) => words.has(word))
  if (has(['situacao', 'resultado', 'resumo'])) return ranks.status
  if (has(['contato'])) return ranks.contact
  return has(['endereco', 'logradouro', 'localizacao']) ? ranks.address : ranks.other
}
