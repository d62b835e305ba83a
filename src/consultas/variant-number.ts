/** The variant that a path's parameter means. The first has none; only the number's own spelling counts. */
export function variantNumber(parameter: string | undefined): number | undefined {
  if (parameter === undefined) return 1
  return /^[1-9]\d*$/.test(parameter) && parameter !== '1' ? Number(parameter) : undefined
}
