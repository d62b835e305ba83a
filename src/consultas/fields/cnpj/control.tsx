import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

/** The check digits are masked as any character is: digits alone there would drop, unseen, a letter that is pushed to them. */
export const Control = maskedControl<FieldOf<'cnpj'>>({
  mask: 'AA.AAA.AAA/AAAA-AA',
  inputMode: 'text',
  autoCapitalize: 'characters',
  placeholder: '00.000.000/0000-00',
})
