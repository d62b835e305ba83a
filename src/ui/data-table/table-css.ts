/** The height of a row of a windowed table, in pixels. */
export const rowHeight = 40

// Texts have a direction of their own (unicode-bidi), so that their end is not the layout's.
const numeric = { textAlign: 'end', _rtl: { textAlign: 'left' }, fontVariantNumeric: 'tabular-nums' } as const

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
    zIndex: '1',
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
  '& td button': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    ms: '1',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'button',
    verticalAlign: 'middle',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    focusVisibleRing: 'inside',
  },
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
  },
} as const
