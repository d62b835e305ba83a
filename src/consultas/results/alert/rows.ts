import type { RowsOf } from '../facets.ts'
import { alertText } from './text.ts'

export const alertRows: RowsOf<'alert'> = (block, view) =>
  alertText(block, view).map((text) => ['Aviso', text])
