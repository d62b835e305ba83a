import { isDateText } from '@manifest/kinds/cep.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

/** A pasted date stays as it is, because its digits alone would look like a CEP. */
const mask = (raw: string) => (isDateText(raw) ? raw.trim().replace(/\d/g, '#') : '#####-###')

export const Control = createMaskedControl<FieldByKind<'cep'>>({
  mask,
  inputMode: 'numeric',
  placeholder: '00000-000',
})
