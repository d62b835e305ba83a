import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'

export const Control = maskedControl<FieldOf<'process'>>({
  mask: '#######-##.####.#.##.####',
  inputMode: 'numeric',
  placeholder: '0000000-00.0000.0.00.0000',
})
