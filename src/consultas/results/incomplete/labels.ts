import { isInside, keysOf } from '@manifest/contract/answer-path.ts'
import { blockPaths } from '@manifest/contract/block-paths/registry.ts'
import { inRows, measureOf, withoutIndexes } from '@manifest/contract/findings.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block, Item } from '@manifest/schema/result.ts'
import { type Answered, missingIn } from '../../outcome.ts'

/** The status of an answer that lacks what its contract requires. */
export const incompleteTitle = 'Resposta incompleta'

type Layout = Pick<ConsultaDefinition, 'summary' | 'result' | 'findings'>

/** A value that a layout shows, and its name there. */
type Named = { path: string; label: string }

/** Returns the labels of missing values, each once, in the layout's order. */
export function missingLabels(layout: Layout, missing: readonly string[]): string[] {
  const named = namedValues(layout)
  const labels = missing.flatMap((path) => {
    const own = named.filter((value) => value.path === path)
    const shown = own.length > 0 ? own.slice(0, 1) : named.filter((value) => isInside(value.path, path))
    // A path that only a picture of the layout reads has no label: its key is the nearest name.
    return shown.length > 0 ? shown.map(({ label }) => label) : (keysOf(path).at(-1) ?? 'Resposta')
  })
  // A finding may have the label of a block in lower case.
  const key = (label: string) => label.toLocaleLowerCase('pt-BR')
  const keys = labels.map(key)
  return labels.filter((label, index) => keys.indexOf(key(label)) === index)
}

function namedValues({ summary, result, findings = [] }: Layout): Named[] {
  return [
    ...(summary ? [{ path: summary.value, label: 'Identificação' }] : []),
    ...(summary?.detail ? [{ path: summary.detail.value, label: summary.detail.label }] : []),
    ...(summary?.status ? [{ path: summary.status.value, label: 'Situação' }] : []),
    ...result.flatMap(namedInBlock),
    ...findings.flatMap((finding) =>
      finding.label === undefined ? [] : [{ path: measureOf(finding).path, label: finding.label }],
    ),
  ].map(({ path, label }) => ({ path: withoutIndexes(path), label }))
}

function namedInBlock(block: Block): Named[] {
  switch (block.block) {
    case 'fields':
      return block.items.map(({ value, label }) => ({ path: value, label }))
    case 'table':
      return namedInList(block.value, block.title ?? 'Tabela', block.columns)
    case 'timeline':
      return namedInList(block.value, block.title ?? 'Eventos', [
        { value: block.date, label: 'data' },
        { value: block.label, label: 'descrição' },
        ...(block.item ? [block.item] : []),
      ])
    case 'score':
      return scoreNames(block)
    default: {
      const title = block.title ?? ('alt' in block ? block.alt : undefined) ?? 'Aviso'
      return blockPaths(block).map(({ path }) => ({ path, label: title }))
    }
  }
}

function namedInList(list: string, title: string, items: Pick<Item, 'value' | 'label'>[]): Named[] {
  return [
    { path: list, label: title },
    ...items.map(({ value, label }) => ({ path: inRows(list, value), label: `${title}: ${label}` })),
  ]
}

function scoreNames({
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
    ...(history ? [{ path: inRows(history.value, history.points), label: `${title}: histórico` }] : []),
    ...(history ? [{ path: inRows(history.value, history.month), label: `${title}: histórico` }] : []),
    ...(factors ? [{ path: factors.value, label: `${title}: fatores` }] : []),
  ]
}

/** Returns rows of a sheet that say what an answer lacks; none for a complete one. */
export function incompleteRows(layout: Layout, answered: Answered): string[][] {
  const labels = missingLabels(layout, missingIn(answered))
  return labels.length === 0 ? [] : [[incompleteTitle], ...labels.map((label) => ['Falta', label])]
}

/** Returns a line of text that says what an answer lacks; no line for a complete one. */
export function incompleteText(layout: Layout, answered: Answered): string[] {
  const labels = missingLabels(layout, missingIn(answered))
  return labels.length === 0 ? [] : [`${incompleteTitle}. Falta: ${labels.join(', ')}`]
}
