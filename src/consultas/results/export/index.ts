/**
 * The exports that only files and answer columns of batches need. They are not in `results/index.ts`, because
 * Vite would load them with everything else that batches import from there.
 */

export { createShownAnswer, formatItem } from '@/blocks/parts/shown-text.ts'
export { buildSortValue } from '@/blocks/table/cell-values.ts'
export {
  type CellBadge,
  type FindingTotal,
  factsColumnId,
  listFindingColumns,
} from '../findings/finding-columns.ts'
export { createGravestReader, type Gravest, type GravestReader, type Gravity } from '../findings/gravest.ts'
export { listAnswerColumns } from './answer-columns.ts'
export { hideSensitiveValues } from './hide-sensitive-values.ts'
export { momentCell, toSheetCell } from './sheet-cell.ts'
