import { plainCheckboxCss } from '../forms/plain-checkbox.tsx'
import { edge } from './table-edge.ts'

/** The buttons that sort by a column, with an icon after the label. */
export const sortCss = {
  '& [data-sort]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    mx: '-1',
    px: '1',
    borderRadius: 'sm',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    focusVisibleRing: 'inside',
    // Chromium omits nested boxes from table headers that it repeats on each printed page.
    _print: { display: 'contents' },
  },
  '& [data-sort] > span': { flexShrink: '0', fontSize: '12px', opacity: '0.6', _print: { display: 'none' } },
  '& th:not([aria-sort=none]) > [data-sort]': { color: 'fg' },
  '& th:not([aria-sort=none]) > [data-sort] > span': { opacity: '1' },
} as const

/** The buttons of column menus and the checkboxes of rows. They take no room in the layout. */
export const tableToolsCss = {
  '& [data-column-menu]': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0.5',
    marginBlock: 'auto',
    display: 'grid',
    placeItems: 'center',
    height: '7',
    width: '5',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _expanded: { color: 'fg', bg: 'bg.emphasized' },
    focusVisibleRing: 'inside',
    _print: { display: 'none' },
  },
  // Numbers are at the end of their column, so that the free space is before their label.
  '& th[data-numeric] > [data-column-menu]': { insetInlineStart: '0.5', insetInlineEnd: 'auto' },
  // Before the label of the first column is the checkbox.
  '&[data-selectable] th[data-numeric]:first-of-type > [data-column-menu]': {
    insetInlineStart: 'auto',
    insetInlineEnd: '0.5',
  },
  '& td:first-of-type': { position: 'relative', _print: { position: 'static' } },
  ...plainCheckboxCss,
  '& [data-row-check]': {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0.5',
    display: 'grid',
    alignItems: 'center',
    width: '4',
    // Smaller than elsewhere, which leaves 8 px before the text.
    '& svg': { boxSize: '3.5' },
    maxWidth: 'none',
    overflow: 'visible',
    cursor: 'pointer',
    _print: { display: 'none' },
  },
  '& tbody tr[data-selected], & tbody tr[data-selected] > [data-details-cell]': { bg: 'primary.subtle' },
} as const

/** The heads of groups. They stay in view while the columns scroll. */
export const groupCss = {
  '& [data-group] td': { bg: 'bg.subtle', py: '1' },
  '& [data-group] td > [data-group-head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    position: 'sticky',
    insetInlineStart: edge,
    width: 'fit-content',
    maxWidth: `calc(var(--area-width, 100% + 2 * ${edge}) - 2 * ${edge})`,
    fontWeight: '600',
    _print: { position: 'static' },
  },
  '& [data-group-head] > .phrase': { display: 'inline-flex', alignItems: 'center', columnGap: '3' },
  '& [data-group-head] [data-value-cell]': { display: 'inline-flex', alignItems: 'center' },
  '& [data-group-label]': { color: 'fg.muted', fontWeight: '400', textStyle: 'small' },
  '& [data-group-sum]': { color: 'fg', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
} as const

/** Sums below a table or a list of cards. */
export const totalsCss = {
  '& tfoot :is(th, td)': {
    position: 'sticky',
    bottom: '0',
    // On paper it would stay at the top of the table.
    _print: { position: 'static' },
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: '600',
    textAlign: 'start',
    borderTopWidth: '1px',
    borderBottomWidth: '0',
  },
  '& tfoot [data-numeric]': { textAlign: 'end', _rtl: { textAlign: 'left' } },
  '& [data-total]': { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' },
  '& [data-total] > small': {
    color: 'fg.muted',
    fontWeight: '400',
    textStyle: 'small',
    whiteSpace: 'normal',
  },
} as const
