import type { FieldOf } from '@manifest/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'placa'>>({
  mask: 'LLL#A##',
  inputMode: 'text',
  placeholder: 'ABC1D23',
})
