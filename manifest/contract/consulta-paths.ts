/**
 * Paths of a family's pages. A family is one route with an optional variant number: variant 1 has the
 * family's path, variant n `<path>/n`. A variant's batch has `/lote` after the variant's path.
 */

const batchSegment = 'lote'

const join = (path: string, segment: string) => `${path.replace(/\/$/, '')}/${segment}`

export const variantParameter = 'variant'

export const familyPattern = (familyPath: string) => join(familyPath, `:${variantParameter}?`)

export const batchPattern = (familyPath: string) => batchPath(familyPattern(familyPath))

export const variantPath = (familyPath: string, number: number) =>
  number === 1 ? familyPath : join(familyPath, String(number))

export const batchPath = (variantPath: string) => join(variantPath, batchSegment)

export const batchTitle = (title: string) => `${title} em lote`

/**
 * Returns the variant of a route parameter: 1 without a parameter, `undefined` for `1`, `02` and other texts.
 */
export function variantNumber(parameter: string | undefined): number | undefined {
  if (parameter === undefined) return 1
  return /^[1-9]\d*$/.test(parameter) && parameter !== '1' ? Number(parameter) : undefined
}
