import type { FieldOf } from '@manifest/schema/field.ts'
import { type FieldRule, trimmed } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'name'>> = {
  normalise: trimmed,
  problem: (value) => {
    if (!/^[\p{L}\p{M}'’. -]+$/u.test(value)) return 'O nome só pode ter letras, espaços, hífen e apóstrofo'
    if (value.length > 120) return 'O nome tem mais de 120 letras'
    return /\p{L}[^ ]* +.*\p{L}/u.test(value) ? undefined : 'Escreva nome e sobrenome'
  },
  conceal: (value) =>
    value
      .split(' ')
      .map((word) => `${word.slice(0, 1)}.`)
      .join(' '),
}
