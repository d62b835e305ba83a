import { removePrefix } from '@manifest/contract/phone-number.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

/** A typed country code stays until the number is complete, and is then removed. */
const mask = (raw: string) => {
  if (/^\s*\+/.test(raw)) return '+## (##) #####-####'
  return raw.replace(/\D/g, '').length > 10 ? '(##) #####-####' : '(##) ####-####'
}

export const Control = createMaskedControl<FieldByKind<'phone'>>({
  mask,
  preProcess: removePrefix,
  inputMode: 'tel',
  placeholder: '(00) 00000-0000',
})
