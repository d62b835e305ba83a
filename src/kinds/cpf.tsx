import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'cpf'>>({
  mask: '###.###.###-##',
  inputMode: 'numeric',
  placeholder: '000.000.000-00',
})
