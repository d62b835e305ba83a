import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'cns'>>({
  mask: '### #### #### ####',
  inputMode: 'numeric',
  placeholder: '000 0000 0000 0000',
})
