import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'name'>>({
  inputMode: 'text',
  autoCapitalize: 'words',
  placeholder: 'Nome e sobrenome',
})
