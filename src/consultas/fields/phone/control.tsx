import type { FieldOf } from '@manifest/field.ts'
import { maskedControl } from '../masked-control.tsx'
import { withoutCountry } from './rule.ts'

export const Control = maskedControl<FieldOf<'phone'>>({
  mask: ['(##) ####-####', '(##) #####-####'],
  preProcess: withoutCountry,
  inputMode: 'tel',
  placeholder: '(00) 00000-0000',
})
