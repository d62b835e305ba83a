import { maxNameLength, namePattern, normalizeText } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

const pattern = new RegExp(namePattern)

export const rule: FieldRule<FieldByKind<'name'>> = {
  normalise: normalizeText,
  validate: (value) => {
    if (!pattern.test(value)) return 'O nome só pode ter letras, espaços, hífen e apóstrofo'
    if (value.length > maxNameLength) return `O nome tem mais de ${maxNameLength} letras`
    const words = value.split(' ').filter((word) => /\p{L}/u.test(word))
    return words.length > 1 ? undefined : 'Escreva nome e sobrenome'
  },
}
