import { areaCodes, removePrefix, subscriberPattern } from '@manifest/contract/phone-number.ts'
import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

const subscriber = new RegExp(`^${subscriberPattern}$`)

export const rule: FieldRule<FieldByKind<'phone'>> = {
  normalise: (raw) => extractDigits(removePrefix(raw)),
  validate: (value) => {
    if (/^0[3589]00/.test(value)) return 'Use um telefone com DDD: 0800 e semelhantes não têm titular'
    if (!areaCodes.includes(value.slice(0, 2))) return 'DDD inválido'
    return subscriber.test(value.slice(2)) ? undefined : 'Telefone inválido: use DDD e 8 ou 9 dígitos'
  },
}
