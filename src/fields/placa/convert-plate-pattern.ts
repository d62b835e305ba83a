const letters = 'ABCDEFGHIJ'

/**
 * The same plate in the other pattern: in the Mercosul one the second digit of four is the letter in its place, A for 0
 * to J for 9 (Resolução Contran 969/2022). A plate with a later letter has never had another.
 */
export function convertPlatePattern(plate: string): string {
  const fifthCharacter = plate.charAt(4)
  const other = /\d/.test(fifthCharacter)
    ? letters.charAt(Number(fifthCharacter))
    : letters.indexOf(fifthCharacter)
  return other === -1 ? plate : `${plate.slice(0, 4)}${other}${plate.slice(5)}`
}
