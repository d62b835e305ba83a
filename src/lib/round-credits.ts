/** Rounds a sum of credits to hundredths: sums of decimal fractions are inexact. */
export const roundCredits = (credits: number) => Math.round(credits * 100) / 100
