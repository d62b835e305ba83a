import type { CastGroup } from './cast-data.ts'

const newPlate = /^([A-Z]{3}\d)([A-J])(\d{2})$/

/**
 * Returns the document of a member in one spelling. A plate has two patterns, ABC1D23 and ABC1323; the result has
 * the old one.
 */
export const identifyDocument = (group: CastGroup, document: string) =>
  group === 'vehicles'
    ? document.replace(
        newPlate,
        (_, start: string, letter: string, end: string) =>
          `${start}${letter.charCodeAt(0) - 'A'.charCodeAt(0)}${end}`,
      )
    : document
