import { expect, it } from 'vitest'
import { maxPinned, pinCss } from '../../../src/ui/data-table/scroll-area.tsx'

const findStyledColumns = (pinnedCount: number) => [
  ...new Set(
    Object.keys(pinCss(pinnedCount)).flatMap((selector) => selector.match(/nth-of-type\((\d)\)/)?.[1] ?? []),
  ),
]

it.each([
  [1, ['1']],
  [2, ['1', '2']],
  [maxPinned + 1, ['1', '2', '3', '4']],
])('styles only the columns that can stay in view: of %i pinned ones %j', (pinnedCount, columns) =>
  expect(findStyledColumns(pinnedCount)).toEqual(columns),
)
