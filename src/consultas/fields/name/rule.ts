import { longestName, namePattern } from '@manifest/contract/sent-value.ts'
import type { FieldOf } from '@manifest/schema/field.ts'
import { type FieldRule, trimmed } from '../field-rule.ts'

const pattern = new RegExp(namePattern, 'u')

export const rule: FieldRule<FieldOf<'name'>> = {
  normalise: trimmed,
  problem: (value) => {
    if (!pattern.test(value)) return 'O nome só pode ter letras, espaços, hífen e apóstrofo'
    if (value.length > longestName) return `O nome tem mais de ${longestName} letras`
    return /\p{L}[^ ]* +.*\p{L}/u.test(value) ? undefined : 'Escreva nome e sobrenome'
  },
  conceal: (value) =>
    value
      .split(' ')
      .map((word) => `${word.slice(0, 1)}.`)
      .join(' '),
}
