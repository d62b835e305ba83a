/** How far values lie apart: the least and the greatest of them. */
export const spread = (values: readonly number[]): { least: number; most: number } => ({
  least: Math.min(...values),
  most: Math.max(...values),
})
