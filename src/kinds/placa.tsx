import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

/**
 * The mask accepts letters and digits anywhere; the rule checks the pattern. A stricter mask would drop
 * characters while the user corrects a letter in the middle.
 */
export const Control = createMaskedControl<FieldByKind<'placa'>>({
  mask: 'AAAAAAA',
  inputMode: 'text',
  autoCapitalize: 'characters',
  placeholder: 'ABC1D23',
})
