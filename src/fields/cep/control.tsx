import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from '../masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'cep'>>({
  mask: '#####-###',
  inputMode: 'numeric',
  placeholder: '00000-000',
})
