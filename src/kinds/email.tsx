import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'email'>>({
  inputMode: 'email',
  placeholder: 'nome@dominio.com.br',
})
