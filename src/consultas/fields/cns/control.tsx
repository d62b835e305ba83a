import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'cns'>>({
  mask: '### #### #### ####',
  inputMode: 'numeric',
  placeholder: '000 0000 0000 0000',
})
