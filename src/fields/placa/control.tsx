import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from '../masked-control.tsx'

/**
 * The mask takes letters and digits anywhere and leaves the pattern to the rule: one that knew each place would drop
 * what follows a letter that is taken out to be corrected.
 */
export const Control = createMaskedControl<FieldByKind<'placa'>>({
  mask: 'AAAAAAA',
  inputMode: 'text',
  autoCapitalize: 'characters',
  placeholder: 'ABC1D23',
})
