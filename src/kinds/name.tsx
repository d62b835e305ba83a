import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'name'>>({
  inputMode: 'text',
  autoCapitalize: 'words',
  placeholder: 'Nome e sobrenome',
})
