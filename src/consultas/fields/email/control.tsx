import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'email'>>({
  inputMode: 'email',
  placeholder: 'nome@dominio.com.br',
})
