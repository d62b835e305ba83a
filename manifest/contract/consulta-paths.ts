/**
 * Where a family's pages are. A family is one route with an optional variant number: variant 1 is at the family's
 * path, variant n at `<path>/n`, and the batch of a variant below it.
 */

const batchSegment = 'lote'

const join = (path: string, segment: string) => `${path.replace(/\/$/, '')}/${segment}`

/** The name of the parameter that holds a variant's number. */
export const variantParameter = 'variant'

/** The pattern of a family's consulta pages, as react-router takes it. */
export const familyPattern = (familyPath: string) => join(familyPath, `:${variantParameter}?`)

/** The pattern of the batches of a family whose pages have the pattern given. */
export const batchPattern = (familyPath: string) => batchPath(familyPattern(familyPath))

/** Where variant `number` of a family is. */
export const variantPath = (familyPath: string, number: number) =>
  number === 1 ? familyPath : join(familyPath, String(number))

/** Where the batch of the variant at a path is. */
export const batchPath = (variantPath: string) => join(variantPath, batchSegment)

/** The title of the batch of what is called `title`. */
export const batchTitle = (title: string) => `${title} em lote`

/** The variant that a path's parameter means. The first has none; only the number's own spelling counts. */
export function variantNumber(parameter: string | undefined): number | undefined {
  if (parameter === undefined) return 1
  return /^[1-9]\d*$/.test(parameter) && parameter !== '1' ? Number(parameter) : undefined
}
