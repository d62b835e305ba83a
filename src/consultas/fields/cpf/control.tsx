import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'cpf'>>({
  mask: '###.###.###-##',
  inputMode: 'numeric',
  placeholder: '000.000.000-00',
})
