import * as z from 'zod'
import { blockChoices, listBlockGrammars } from '../blocks/index.ts'
import { summaryGrammar } from '../blocks/summary.ts'
import { about } from './about.ts'
import type { severity } from './tone.ts'
import type { item } from './value.ts'

/** A block of a result. Each `value` is a path in the answer; inside rows it starts at the row. */
export const block = z.discriminatedUnion('block', listBlockGrammars()).meta({
  id: 'block',
  ...about('Um bloco do resultado', { block: 'list', value: 'emails' }),
  chosenBy: about('O que o bloco mostra', 'fields'),
  choices: blockChoices,
})

export const summary = summaryGrammar()

export type { Block, BlockByKind, BlockKind } from '../blocks/index.ts'
export type { Summary } from '../blocks/summary.ts'
export type { Column } from '../blocks/table.ts'
export type { Format } from './format.ts'
export type Item = z.output<typeof item>
export type Severity = z.output<typeof severity>
