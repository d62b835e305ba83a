import { extractAlphanumerics, platePattern } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

const pattern = new RegExp(platePattern)

export const rule: FieldRule<FieldByKind<'placa'>> = {
  normalise: extractAlphanumerics,
  validate: (value) => (pattern.test(value) ? undefined : 'Placa inválida: use o formato ABC1D23 ou ABC1234'),
}

const mercosulLetters = 'ABCDEFGHIJ'

/**
 * Converts a plate to its other pattern. The Mercosul pattern replaces the second of the four digits with a
 * letter, A for 0 to J for 9 (Resolução Contran 969/2022). A plate with a later letter has no other pattern.
 */
export function convertPlatePattern(plate: string): string {
  const fifthCharacter = plate.charAt(4)
  const other = /\d/.test(fifthCharacter)
    ? mercosulLetters.charAt(Number(fifthCharacter))
    : mercosulLetters.indexOf(fifthCharacter)
  return other === -1 ? plate : `${plate.slice(0, 4)}${other}${plate.slice(5)}`
}
