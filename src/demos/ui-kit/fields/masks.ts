import type { MaskInputOptions } from 'maska'
import { formatTag } from '@/lib/format/intl.ts'

export type MaskName = 'cpf' | 'cnpj' | 'cep' | 'phone' | 'plate' | 'date' | 'money'

/** The mask of a field, its keyboard and an example. */
type MaskDefinition = {
  label: string
  options: MaskInputOptions
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text'
  placeholder: string
}

/** maska has `#` for a digit. `A` accepts a letter or digit, in upper case. */
const tokens = { A: { pattern: /[0-9A-Za-z]/, transform: (character: string) => character.toUpperCase() } }

/** Mobile numbers have one digit more. */
const choosePhoneMask = (raw: string) =>
  raw.replace(/\D/g, '').length > 10 ? '(##) #####-####' : '(##) ####-####'

/** Pasted numbers often include the country code. */
const removeCountryCode = (raw: string) =>
  raw.replace(/^\s*(?:\+|00)55(?=\D*\d{2}\D*\d{4,5}\D*\d{4}\s*$)/, '')

export const masks: Record<MaskName, MaskDefinition> = {
  cpf: {
    label: 'CPF',
    options: { mask: '###.###.###-##' },
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  },
  cnpj: {
    label: 'CNPJ',
    // Alphanumeric since July 2026. Check digits accept any character, so that a wrong one is shown and
    // rejected instead of dropped.
    options: { mask: 'AA.AAA.AAA/AAAA-AA', tokens },
    inputMode: 'text',
    placeholder: '00.000.000/0000-00',
  },
  cep: { label: 'CEP', options: { mask: '#####-###' }, inputMode: 'numeric', placeholder: '00000-000' },
  phone: {
    label: 'Telefone',
    options: { mask: choosePhoneMask, preProcess: removeCountryCode },
    inputMode: 'tel',
    placeholder: '(00) 00000-0000',
  },
  plate: { label: 'Placa', options: { mask: 'AAAAAAA', tokens }, inputMode: 'text', placeholder: 'ABC1D23' },
  date: { label: 'Data', options: { mask: '##/##/####' }, inputMode: 'numeric', placeholder: 'dd/mm/aaaa' },
  money: {
    label: 'Valor em reais',
    options: { number: { locale: formatTag, fraction: 2, unsigned: true } },
    inputMode: 'decimal',
    placeholder: '0,00',
  },
}
