import { toneCss } from './cell-tone.ts'
import { cellButtonsCss } from './table-css.ts'
import { groupCss } from './table-parts-css.ts'

export const areaCss = {
  overflow: 'auto',
  maxH: '70vh',
  borderWidth: '1px',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  '& > ul': { borderWidth: '0' },
} as const

export const listCss = {
  position: 'relative',
  listStyleType: 'none',
  borderWidth: '1px',
  borderRadius: 'control',
  '& > li': { px: '3', py: '3' },
  '& > li:not(:last-of-type)': { borderBottomWidth: '1px' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: '3',
    alignItems: 'baseline',
    py: '1',
  },
  '& dl > div:has([data-value-buttons] > *)': { alignItems: 'center' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { minW: '0', textAlign: 'end', overflowWrap: 'anywhere' },
  _rtl: { '& dd': { textAlign: 'left' } },
  '& :is([data-numeric], [data-code]) dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& > li[data-selected]': { bg: 'primary.subtle' },
  '& [data-card]': { position: 'relative' },
  // The checkbox is before the title, in a square that is large enough for touch.
  '& [data-card-check]': {
    position: 'absolute',
    top: '-9px',
    insetInlineStart: '-12px',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    cursor: 'pointer',
  },
  '& [data-card=selectable] > dl:first-of-type > div:first-of-type': { paddingInlineStart: '7' },
  // The first value is the card's title. It has the whole row, since a document or a name may need it.
  '& dl:first-of-type > div:first-of-type': {
    display: 'block',
    '& dt': { srOnly: true },
    '& dd': { textAlign: 'start', fontWeight: '600' },
    '& [data-value-cell]': { justifyContent: 'space-between' },
  },
  '& [data-value-cell]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
  },
  ...cellButtonsCss,
  ...toneCss,
  '& [data-group-head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    mx: '-3',
    mt: '-3',
    mb: '2',
    px: '3',
    py: '1.5',
    bg: 'bg.subtle',
    fontWeight: '600',
  },
  '& [data-group-label]': groupCss['& [data-group-label]'],
  '& [data-group-sum]': groupCss['& [data-group-sum]'],
  '& [data-value-buttons]': { ...cellButtonsCss['& [data-value-buttons]'], my: '-1', me: '-3', ms: '0' },
  '& [data-value-buttons] > button': {
    ...cellButtonsCss['& [data-value-buttons] > button'],
    boxSize: '11',
  },
  '& [data-details-button]': {
    ...cellButtonsCss['& [data-details-button]'],
    minH: '11',
    mx: '-2',
    px: '2',
    mb: '-2',
  },
} as const
