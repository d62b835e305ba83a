import type * as z from 'zod'
import { productBlocks, productGrammars } from '../product/blocks.ts'
import { alertGrammar, alertPaths } from './alert.ts'
import { fieldsGrammar, fieldsPaths } from './fields.ts'
import { imageGrammar, imagePaths } from './image.ts'
import type { LayoutValue } from './layout-value.ts'
import { listGrammar, listPaths } from './list.ts'
import { scoreGrammar, scorePaths } from './score.ts'
import { type Summary, summaryPaths } from './summary.ts'
import { tableGrammar, tablePaths } from './table.ts'
import { timelineGrammar, timelinePaths } from './timeline.ts'

/**
 * Returns the grammar of each kind of block, in the order in which editors offer them. Those of the product come last. It and they
 * are functions, so that the app, which needs only the paths, is built without zod.
 */
const nameGrammars = () => ({
  fields: fieldsGrammar,
  table: tableGrammar,
  list: listGrammar,
  image: imageGrammar,
  score: scoreGrammar,
  alert: alertGrammar,
  timeline: timelineGrammar,
  ...productGrammars,
})

type Grammars = ReturnType<typeof nameGrammars>

export type BlockKind = keyof Grammars

/** The blocks of the product, which the engine names nowhere. */
export type ProductBlock = keyof typeof productGrammars

type Blocks = { [Kind in BlockKind]: z.output<ReturnType<Grammars[Kind]>> }

export type BlockByKind<Kind extends BlockKind> = Blocks[Kind]
export type Block = Blocks[BlockKind]

/** The blocks, and the head of the result. */
export type LayoutParts = Blocks & { summary: Summary }

type Grammar = ReturnType<Grammars[BlockKind]>

export const listBlockGrammars = () =>
  Object.values(nameGrammars()).map((createGrammar) => createGrammar()) as [Grammar, ...Grammar[]]

/**
 * Explains each kind to product owners, and lists the answer values that it reads, and which are sensitive: codegen checks
 * them, and exports leave sensitive ones out.
 */
const blocks: { [Kind in BlockKind]: { about: string; listPaths: (block: Blocks[Kind]) => LayoutValue[] } } =
  {
    fields: { about: 'Rótulos e valores, um ao lado do outro', listPaths: fieldsPaths },
    table: { about: 'Uma lista da resposta como tabela: uma linha por elemento', listPaths: tablePaths },
    list: { about: 'Uma lista da resposta, um valor por linha', listPaths: listPaths },
    image: { about: 'Uma imagem que vem na resposta', listPaths: imagePaths },
    score: {
      about: 'Um número na sua escala, com faixas, histórico e o que pesa nele',
      listPaths: scorePaths,
    },
    alert: { about: 'Um aviso, sempre ou só quando um valor é verdadeiro', listPaths: alertPaths },
    timeline: {
      about: 'Uma lista de acontecimentos com data, do mais novo ao mais antigo',
      listPaths: timelinePaths,
    },
    ...productBlocks,
  }

export const blockChoices = Object.fromEntries(
  Object.entries(blocks).map(([kind, { about }]) => [kind, about]),
) as Record<BlockKind, string>

// TypeScript cannot see that the entry matches the block's own kind.
export const blockPaths = (block: Block) =>
  (blocks[block.block].listPaths as (part: Block) => LayoutValue[])(block)

/** Returns the values that a result reads: the summary's first, then block by block. */
export const layoutPaths = ({ summary, result }: { summary?: Summary; result: readonly Block[] }) => [
  ...(summary ? summaryPaths(summary) : []),
  ...result.flatMap(blockPaths),
]
