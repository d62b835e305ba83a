import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'cep'>>({
  mask: '#####-###',
  inputMode: 'numeric',
  placeholder: '00000-000',
})
