/** Rounds a sum to six decimals: sums of decimal fractions are inexact, and files would show 274097.5000000009. */
export const roundSum = (sum: number): number => Number(sum.toFixed(6))
