import { type AlertLayout, alertGrammar, alertPaths } from './alert.ts'
import { type FieldsLayout, fieldsGrammar, fieldsPaths } from './fields.ts'
import { type ImageLayout, imageGrammar, imagePaths } from './image.ts'
import type { LayoutValue } from './layout-value.ts'
import { type ListLayout, listGrammar, listPaths } from './list.ts'
import { type ScoreLayout, scoreGrammar, scorePaths } from './score.ts'
import { type Summary, summaryPaths } from './summary.ts'
import { type TableLayout, tableGrammar, tablePaths } from './table.ts'
import { type TimelineLayout, timelineGrammar, timelinePaths } from './timeline.ts'

/** The layout of each kind of block, in the order in which editors offer them. */
type Blocks = {
  fields: FieldsLayout
  table: TableLayout
  list: ListLayout
  image: ImageLayout
  score: ScoreLayout
  alert: AlertLayout
  timeline: TimelineLayout
}

export type BlockKind = keyof Blocks
export type BlockByKind<Kind extends BlockKind> = Blocks[Kind]
export type Block = Blocks[BlockKind]

/** The blocks, and the head of the result. */
export type LayoutParts = Blocks & { summary: Summary }

/** What a product owner chooses each kind for. */
export const blockChoices: Record<BlockKind, string> = {
  fields: 'Rótulos e valores, um ao lado do outro',
  table: 'Uma lista da resposta como tabela: uma linha por elemento',
  list: 'Uma lista da resposta, um valor por linha',
  image: 'Uma imagem que vem na resposta',
  score: 'Um número na sua escala, com faixas, histórico e o que pesa nele',
  alert: 'Um aviso, sempre ou só quando um valor é verdadeiro',
  timeline: 'Uma lista de acontecimentos com data, do mais novo ao mais antigo',
}

/** Returns the grammars. They are functions, so that the app, which needs only the paths, is built without zod. */
export const listBlockGrammars = () =>
  [
    fieldsGrammar(),
    tableGrammar(),
    listGrammar(),
    imageGrammar(),
    scoreGrammar(),
    alertGrammar(),
    timelineGrammar(),
  ] as const

/**
 * Lists the answer values that each layout element reads, and which are sensitive: codegen checks them, and exports leave
 * sensitive ones out.
 */
const pathListers: { [Kind in keyof LayoutParts]: (part: LayoutParts[Kind]) => LayoutValue[] } = {
  summary: summaryPaths,
  fields: fieldsPaths,
  table: tablePaths,
  list: listPaths,
  image: imagePaths,
  score: scorePaths,
  alert: alertPaths,
  timeline: timelinePaths,
}

// TypeScript cannot see that the entry matches the block's own kind.
export const blockPaths = (block: Block) =>
  (pathListers[block.block] as (part: Block) => LayoutValue[])(block)

/** Returns the values that a result reads: the summary's first, then block by block. */
export const layoutPaths = ({ summary, result }: { summary?: Summary; result: readonly Block[] }) => [
  ...(summary ? pathListers.summary(summary) : []),
  ...result.flatMap(blockPaths),
]
