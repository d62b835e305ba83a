/** In addition to the data table's styles. */
export const ordersCss = {
  '& tbody td': { bg: 'bg.panel' },
  '& tr[data-selected] > td': { bg: 'primary.subtle' },
  '& tbody tr:hover > td': { bg: 'bg.hover' },
  '& thead td': { bg: 'bg.subtle' },
  '& :is(thead, tbody) > tr:not([data-wide]) > :nth-child(-n + 2)': { px: '1' },
  '& tr[data-wide] > td': { px: '4', py: '4', bg: 'bg.subtle', whiteSpace: 'normal' },
  '& tr[data-wide]:hover > td': { bg: 'bg.subtle' },
  '& tr[data-wide] > td > *': { display: 'block', width: 'auto', maxWidth: 'min(100%, 1100px)' },
  '& tfoot td': { fontWeight: '600', borderTopWidth: '1px', borderBottomWidth: '0', bg: 'bg.subtle' },
  '& [data-filters] > td': { py: '1.5', px: '1.5' },
  '& [data-filters] > td > *': { display: 'block', width: 'full', minWidth: '7rem' },
  // The number is the third column.
  '&[data-pinned] :is(thead, tbody) > tr:not([data-wide]) > :nth-child(3)': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    boxShadow: '1px 0 0 {colors.border}',
  },
  '&[data-pinned] thead > tr > :nth-child(3)': { zIndex: '3' },
} as const
