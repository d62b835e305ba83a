/** The height of a row of a windowed table, in pixels. */
export const rowHeight = 40

// Texts have a direction of their own (unicode-bidi), so that their end is not the layout's.
const numeric = { textAlign: 'end', _rtl: { textAlign: 'left' }, fontVariantNumeric: 'tabular-nums' } as const

/** The small buttons beside values, and the one that shows a row's details. */
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

/** Cells are one line, and the table scrolls; only a long text wraps, so that it does not take all the width. */
export const tableCss = {
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: `${rowHeight}px`,
    px: '3',
    py: '1',
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
  },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& th': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: '500',
  },
  '& [data-numeric]': numeric,
  '& td > *': {
    display: 'inline-flex',
    width: 'max-content',
    maxWidth: '48ch',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& [data-numeric] > *': { whiteSpace: 'nowrap' },
  // Without a baseline of its own, which the button would move, the value stands on its row's line.
  '& td > [data-value-cell]': { display: 'flex', alignItems: 'center' },
  '& [data-numeric] > [data-value-cell]': { ms: 'auto' },
  ...cellButtonsCss,
  // The end of the cell is room enough for a part of the last button.
  '& td > [data-value-cell] > [data-value-buttons]': { me: '-2' },
  // Quiet where there is a pointer: it is there in the row under it, and where the focus is.
  '@media (hover: hover)': {
    '& tr:not(:hover, :focus-within) :is([data-copy], [data-lead]):not([aria-expanded=true])': {
      opacity: '0',
    },
  },
  // Fingers need more than a pointer; the rows stay as high as they are.
  '@media (hover: none)': {
    '& [data-value-buttons] > button': { boxSize: '11', marginBlock: '-6px' },
  },
  '& [data-details] td': { py: '3', bg: 'bg.subtle', whiteSpace: 'normal' },
  '& [data-details] dl': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    // They stay in view, above the fades, while the columns scroll.
    position: 'sticky',
    insetInlineStart: '3',
    zIndex: '5',
    width: 'fit-content',
    maxWidth: 'calc(var(--area-width) - 24px)',
  },
  '& [data-details] dt': { color: 'fg.muted', textStyle: 'small' },
  '& [data-details] [data-numeric]': { textAlign: 'start' },
  '& tbody tr:hover': { bg: 'bg.hover' },
  '& tbody[data-spacer] tr:hover': { bg: 'transparent' },
  '& tbody[data-spacer] td': { p: '0', borderWidth: '0' },
  '@media print': {
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
    '& tr': { breakInside: 'avoid' },
    '& td > *': { display: 'inline', overflowWrap: 'break-word' },
    '& [data-code]': { whiteSpace: 'nowrap' },
    '& [data-code] > *': { whiteSpace: 'nowrap' },
  },
} as const

/** Rows of one height, in columns of a fixed width: what does not fit is cut off with an ellipsis. */
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
