import type { FieldOf } from '@manifest/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'cnpj'>>({
  mask: 'AA.AAA.AAA/AAAA-##',
  inputMode: 'text',
  placeholder: '00.000.000/0000-00',
})
