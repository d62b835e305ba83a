import type { BlockToRows } from '../block-types.ts'
import { alertText } from './text.ts'

export const alertRows: BlockToRows<'alert'> = (block, shownAnswer) =>
  alertText(block, shownAnswer).map((text) => ['Aviso', text])
