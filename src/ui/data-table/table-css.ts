import { toneCss } from './column.ts'
import { edge, edgeCss } from './table-edge.ts'
import { groupCss, sortCss, tableToolsCss, totalsCss } from './table-parts-css.ts'

/** Row heights in px, by the density that the user chose. */
export const rowHeights = { regular: 40, compact: 32 }

// Texts set their own direction (unicode-bidi), so `end` is wrong in right-to-left layouts.
const numeric = { textAlign: 'end', _rtl: { textAlign: 'left' }, fontVariantNumeric: 'tabular-nums' } as const

export const cellButtonsCss = {
  '& [data-value-buttons]': { display: 'inline-flex', flexShrink: '0', ms: '1' },
  '& [data-value-buttons] > button': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _expanded: { bg: 'bg.emphasized' },
    focusVisibleRing: 'inside',
  },
  '& [data-value-buttons] > [data-lead]': { color: 'primary.fg' },
  '& [data-details-button]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    mx: '-1',
    px: '1',
    borderRadius: 'sm',
    color: 'primary.fg',
    fontWeight: '500',
    cursor: 'button',
    _hover: { bg: 'bg.emphasized' },
    focusVisibleRing: 'inside',
  },
} as const

/** Cells have one line and the table scrolls. Only long texts wrap. */
export const tableCss = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& th, & td': {
    height: `${rowHeights.regular}px`,
    px: '3',
    py: '1',
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  ...edgeCss,
  '& th': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: '500',
  },
  '& [data-numeric]': numeric,
  // Not in words: the font's tabular hyphen is as wide as a digit.
  '& [data-code]': { fontVariantNumeric: 'tabular-nums' },
  '& td > *': {
    display: 'inline-flex',
    width: 'max-content',
    maxWidth: '48ch',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& [data-numeric] > *': { whiteSpace: 'nowrap' },
  // Centres the value: the button would move the text baseline.
  '& td > [data-value-cell]': { display: 'flex', alignItems: 'center' },
  '& [data-numeric] > [data-value-cell]': { ms: 'auto' },
  // Hidden words vary in width. Their buttons stand in a column all the same.
  '& td:not([data-code], [data-numeric]) > [data-value-cell=hidable]': {
    width: 'min(100%, 20ch)',
    minWidth: 'max-content',
    justifyContent: 'space-between',
  },
  ...cellButtonsCss,
  // The last button may extend into the cell's padding.
  '& td > [data-value-cell] > [data-value-buttons]': { me: '-2' },
  ...toneCss,
  ...sortCss,
  ...tableToolsCss,
  ...groupCss,
  ...totalsCss,
  // With a pointer, the buttons appear in the hovered or focused row only.
  '@media (hover: hover)': {
    '& tr:not(:hover, :focus-within) :is([data-copy], [data-lead]):not([aria-expanded=true])': {
      opacity: '0',
    },
    '& th:not(:hover, :focus-within) > [data-column-menu]:not([aria-expanded=true])': { opacity: '0' },
    '&:not([data-selecting]) tr:not(:hover, :focus-within) > * > [data-row-check]': { opacity: '0' },
  },
  // Touch needs larger buttons. The negative margin keeps the row height.
  '@media (hover: none)': {
    '& [data-value-buttons] > button': { boxSize: '11', marginBlock: '-6px' },
    '& th:has(> [data-column-menu])': { paddingInlineEnd: '9' },
    '& th[data-numeric]:has(> [data-column-menu])': { paddingInlineStart: '9', paddingInlineEnd: '3' },
    '& [data-column-menu]': { height: 'auto', width: '8' },
    '& [data-details-cell] > [data-details-button]': { minH: '9', minW: '9' },
  },
  '&[data-compact]': {
    '& th, & td': { height: `${rowHeights.compact}px`, px: '2', py: '0' },
    '& [data-tone]': { py: '0' },
  },
  '&[data-tight] td > *': { maxWidth: '22ch' },
  '&[data-tight] :is([data-code], [data-numeric]) > *': { maxWidth: 'none', whiteSpace: 'nowrap' },
  '& [data-details-word]': { srOnly: true },
  '& [data-details] td': { py: '3', bg: 'bg.subtle', whiteSpace: 'normal' },
  '& [data-details] dl': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    // The details stay in view, above the fades, while the columns scroll.
    position: 'sticky',
    insetInlineStart: edge,
    zIndex: '5',
    width: 'fit-content',
    maxWidth: `calc(var(--area-width, 100% + 2 * ${edge}) - 2 * ${edge})`,
  },
  '& [data-details] dt': { color: 'fg.muted', textStyle: 'small' },
  '& [data-details] [data-numeric]': { textAlign: 'start' },
  '& tbody tr:hover': { bg: 'bg.hover' },
  '& tbody[data-spacer] tr:hover': { bg: 'transparent' },
  '& tbody[data-spacer] td': { p: '0', borderWidth: '0' },
  '@media print': {
    ...toneCss['@media print'],
    fontSize: '8pt',
    lineHeight: '1.3',
    '& th, & td': {
      height: 'auto',
      px: '1.5',
      whiteSpace: 'normal',
      position: 'static',
      overflowWrap: 'break-word',
    },
    '& thead': { display: 'table-header-group' },
    // The sum belongs to the last page, not to each.
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    // Every row has its details below it.
    '& [data-details-cell]': { display: 'none' },
    '& tr:has(+ [data-details])': { breakAfter: 'avoid' },
    '& tr:has(+ [data-details]) > td': { borderBottomWidth: '0' },
    '& [data-details] td': { pt: '0', pb: '1' },
    '& [data-details] dl': { position: 'static', columnGap: '4', rowGap: '0' },
    '& [data-details] dl > div': { display: 'flex', alignItems: 'baseline', gap: '1' },
    '& [data-details] :is(dt, dd)': { fontSize: 'inherit' },
    '& td > *': { display: 'inline', overflowWrap: 'break-word' },
    '& [data-code]': { whiteSpace: 'nowrap' },
    '& [data-code] > *': { whiteSpace: 'nowrap' },
  },
} as const

/** Rows of equal height and columns of fixed width. Longer content ends with an ellipsis. */
export const longTableCss = {
  '@media screen': {
    tableLayout: 'fixed',
    '& th, & td': { py: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& td > *': {
      display: 'inline-block',
      width: 'auto',
      maxWidth: 'full',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
    },
    '& td > [data-value-cell] > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
} as const
