/** The letters of the Mercosul pattern for the digits 0 to 9 of the old one (Resolução Contran 969/2022). */
export const mercosulLetters = 'ABCDEFGHIJ'

/**
 * Converts a plate to its other pattern. The Mercosul pattern replaces the second of the four digits with a
 * letter, A for 0 to J for 9. A plate with a later letter has no other pattern.
 */
export function convertPlatePattern(plate: string): string {
  const fifthCharacter = plate.charAt(4)
  const other = /\d/.test(fifthCharacter)
    ? mercosulLetters.charAt(Number(fifthCharacter))
    : mercosulLetters.indexOf(fifthCharacter)
  return other === -1 ? plate : `${plate.slice(0, 4)}${other}${plate.slice(5)}`
}
