import type { FieldOf } from '@manifest/schema/field.ts'
import { maskedControl } from '../masked-control.tsx'
import { withoutPrefix } from './rule.ts'

/** Who begins with the country's code sees it until the number is whole; then it goes. */
const mask = (raw: string) => {
  if (/^\s*\+/.test(raw)) return '+## (##) #####-####'
  return raw.replace(/\D/g, '').length > 10 ? '(##) #####-####' : '(##) ####-####'
}

export const Control = maskedControl<FieldOf<'phone'>>({
  mask,
  preProcess: withoutPrefix,
  inputMode: 'tel',
  placeholder: '(00) 00000-0000',
})
