import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'process'>>({
  mask: '#######-##.####.#.##.####',
  inputMode: 'numeric',
  placeholder: '0000000-00.0000.0.00.0000',
})
