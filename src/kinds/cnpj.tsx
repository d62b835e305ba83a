import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

/**
 * The mask accepts letters for the check digits too. A digits-only mask would silently drop a letter that an
 * edit moves there.
 */
export const Control = createMaskedControl<FieldByKind<'cnpj'>>({
  mask: 'AA.AAA.AAA/AAAA-AA',
  inputMode: 'text',
  autoCapitalize: 'characters',
  placeholder: '00.000.000/0000-00',
})
