/** Strong enough to be visible on a panel. */
export const restBorder = { '&[data-state=unchecked]': { borderColor: 'border.control' } }
