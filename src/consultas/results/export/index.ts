/**
 * The exports that only files and answer columns of batches need. They are not in `results/index.ts`, because
 * Vite would load them with everything else that batches import from there.
 */
export {
  type CellBadge,
  type ColumnTotal,
  factsColumnId,
  listFindingColumns,
} from '../findings/finding-columns.ts'
export { createGravestReader, type Gravest, type GravestReader, type Gravity } from '../findings/gravest.ts'
export { createShownAnswer, formatItem } from '../shown-text.ts'
export { buildSortValue } from '../table/cell-values.ts'
export { hideSensitiveValues } from './hide-sensitive-values.ts'
export { listAnswerColumns } from './registry.ts'
export { momentCell, toSheetCell } from './sheet-cell.ts'
