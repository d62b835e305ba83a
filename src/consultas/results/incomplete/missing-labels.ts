import { blockPaths } from '@manifest/blocks/index.ts'
import { isInside, splitAnswerPath } from '@manifest/contract/answer-path.ts'
import { pathInRows, readMeasure, removeIndexes } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, Item } from '@manifest/schema/result.ts'
import { type AnsweredOutcome, listMissing } from '../../outcome.ts'

export const incompleteTitle = 'Resposta incompleta'

type LabeledLayout = Pick<ConsultaDefinition, 'summary' | 'result' | 'findings'>

/** A value that a layout shows, and its label there. */
type LabeledPath = { path: string; label: string }

/** Returns the labels of missing values, each once, in the layout's order. */
export function listMissingLabels(layout: LabeledLayout, missing: readonly string[]): string[] {
  const labeledPaths = listLabeledPaths(layout)
  const labels = missing.flatMap((path) => {
    const own = labeledPaths.filter((value) => value.path === path)
    const shown =
      own.length > 0 ? own.slice(0, 1) : labeledPaths.filter((value) => isInside(value.path, path))
    // A path that only a picture reads has no label, so its last key stands in.
    return shown.length > 0 ? shown.map(({ label }) => label) : (splitAnswerPath(path).at(-1) ?? 'Resposta')
  })
  // A finding may have the label of a block in lower case.
  const key = (label: string) => label.toLowerCase()
  const keys = labels.map(key)
  return labels.filter((label, index) => keys.indexOf(key(label)) === index)
}

function listLabeledPaths({ summary, result, findings = [] }: LabeledLayout): LabeledPath[] {
  return [
    ...(summary ? [{ path: summary.value, label: 'Identificação' }] : []),
    ...(summary?.detail ? [{ path: summary.detail.value, label: summary.detail.label }] : []),
    ...(summary?.status ? [{ path: summary.status.value, label: 'Situação' }] : []),
    ...result.flatMap(labelBlockPaths),
    ...findings.flatMap((finding) =>
      finding.label === undefined ? [] : [{ path: readMeasure(finding).path, label: finding.label }],
    ),
  ].map(({ path, label }) => ({ path: removeIndexes(path), label }))
}

function labelBlockPaths(block: Block): LabeledPath[] {
  switch (block.block) {
    case 'fields':
      return block.items.map(({ value, label }) => ({ path: value, label }))
    case 'table':
      return labelListPaths(block.value, block.title ?? 'Tabela', block.columns)
    case 'timeline':
      return labelListPaths(block.value, block.title ?? 'Eventos', [
        { value: block.date, label: 'data' },
        { value: block.label, label: 'descrição' },
        ...(block.item ? [block.item] : []),
      ])
    case 'score':
      return labelScorePaths(block)
    default: {
      const title = block.title ?? ('alt' in block ? block.alt : undefined) ?? 'Aviso'
      return blockPaths(block).map(({ path }) => ({ path, label: title }))
    }
  }
}

function labelListPaths(list: string, title: string, items: Pick<Item, 'value' | 'label'>[]): LabeledPath[] {
  return [
    { path: list, label: title },
    ...items.map(({ value, label }) => ({ path: pathInRows(list, value), label: `${title}: ${label}` })),
  ]
}

function labelScorePaths({
  value,
  title = 'Pontuação',
  model,
  paying,
  history,
  factors,
}: Extract<Block, { block: 'score' }>) {
  return [
    { path: value, label: title },
    ...(model === undefined ? [] : [{ path: model, label: `${title}: modelo` }]),
    ...(paying ? [{ path: paying.value, label: `${title}: perfil` }] : []),
    ...(history ? [{ path: history.value, label: `${title}: histórico` }] : []),
    ...(history ? [{ path: pathInRows(history.value, history.points), label: `${title}: histórico` }] : []),
    ...(history ? [{ path: pathInRows(history.value, history.month), label: `${title}: histórico` }] : []),
    ...(factors ? [{ path: factors.value, label: `${title}: fatores` }] : []),
  ]
}

/** Returns a line of text with the missing labels; no line for a complete answer. */
export function incompleteText(layout: LabeledLayout, answered: AnsweredOutcome): string[] {
  const labels = listMissingLabels(layout, listMissing(answered))
  return labels.length === 0 ? [] : [`${incompleteTitle}. Falta: ${labels.join(', ')}`]
}
