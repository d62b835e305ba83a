/**
 * The distance between the edge of a table and the text of its first and last column. A table extends by it into the
 * padding of its panel, so that its texts are as wide as their heading, and checkboxes stand beside the texts.
 */
export const edge = 'var(--table-edge)'

/** In px. */
export const edgeWidths = { narrow: 16, wide: 24 }

/** Declares the distance. No panel with a table has less padding. */
export const edgeVariable = { base: `${edgeWidths.narrow}px`, md: `${edgeWidths.wide}px` }

/** Draws the lines of rows from text to text. The background of rows is as wide as the table. */
export const drawLine = (start: string, end: string) =>
  `linear-gradient(to right, transparent ${start}, {colors.border} ${start} calc(100% - ${end}), transparent 0) 1`

const first = '& tr > :is(th:first-of-type, td:first-of-type:not(th + td))'

// `tfoot` has a `th` before its cells.
const last = '& tr > :last-child'

export const edgeCss = {
  '@media screen': {
    [first]: {
      paddingInlineStart: edge,
      borderStartRadius: 'control',
      borderImage: drawLine(edge, '0px'),
      _rtl: { borderImage: drawLine('0px', edge) },
    },
    [last]: {
      paddingInlineEnd: edge,
      borderEndRadius: 'control',
      borderImage: drawLine('0px', edge),
      _rtl: { borderImage: drawLine(edge, '0px') },
    },
    '& tr > td:only-child': { borderImage: drawLine(edge, edge) },
    // On phones, the padding has no room for a checkbox.
    '&[data-selectable]': {
      [first]: { paddingInlineStart: { base: '7', md: edge } },
    },
  },
  '@media print': { [first]: { paddingInlineStart: '0' }, [last]: { paddingInlineEnd: '0' } },
} as const
