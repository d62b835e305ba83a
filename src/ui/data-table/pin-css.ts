import { maxPinned } from './cut-edges.ts'

const places = Array.from({ length: maxPinned }, (_, index) => index + 1)

/** Styles a column, counted from 1. The frame of the table has the number of columns that stay in view. */
function columnCss(place: number) {
  const frame = `&:is(${places.slice(place - 1).map((count) => `[data-pinned="${count}"]`)})`
  const sticky = { position: 'sticky', insetInlineStart: `var(--pin-${place}, 0)` }
  return {
    [`${frame} tbody tr:not([data-details], [data-group]) > :nth-of-type(${place})`]: {
      ...sticky,
      zIndex: '1',
      // Not `background`: a row may have an image, for example a tint.
      bgColor: 'bg.panel',
    },
    [`${frame} tr > :nth-of-type(${place}) :is(a, button, input)`]: { scrollMarginInline: '0' },
    [`${frame} tbody tr:hover > :nth-of-type(${place})`]: { bgColor: 'bg.hover' },
    [`${frame} tbody tr[data-selected] > :nth-of-type(${place})`]: { bgColor: 'primary.subtle' },
    [`${frame} :is(thead th:nth-of-type(${place}), tfoot [data-place="${place}"])`]: {
      ...sticky,
      zIndex: '3',
      bgColor: 'bg.subtle',
    },
  }
}

const columnsCss = places.map(columnCss)

/**
 * Returns the look of the first columns, which stay in view while the others scroll. It has no rules for columns that are
 * not pinned, because the browser matches each rule with every element of every row.
 */
export const pinCss = (pinnedCount: number): Record<string, object> =>
  Object.assign({}, ...columnsCss.slice(0, pinnedCount))
