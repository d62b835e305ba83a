import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { Mask, type MaskInputOptions } from 'maska'
import { formatTag } from '@/lib/format/intl.ts'

/** Removes the characters that the mask added. An amount becomes `1234.5`. */
export const removeMask = (mask: MaskName, text: string): string => {
  const { preProcess, ...options } = masks[mask].options
  return new Mask(options).unmasked(preProcess?.(text) ?? text)
}

/** Old plates (ABC1234) and Mercosul plates (ABC1D23). */
const platePattern = /^[A-Z]{3}\d[A-Z0-9]\d{2}$/

/** Returns true if eight digits, day first, are a calendar date. */
function isDay(digits: string): boolean {
  const iso = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

const validateByMask: Record<MaskName, (value: string) => string | undefined> = {
  cpf: (value) => {
    if (value.length !== 11) return 'O CPF tem 11 dígitos'
    return isValidCpf(value) ? undefined : 'CPF inválido: confira os dígitos'
  },
  cnpj: (value) => {
    if (value.length !== 14) return 'O CNPJ tem 14 caracteres'
    return isValidCnpj(value, { version: 2 }) ? undefined : 'CNPJ inválido: confira os caracteres'
  },
  cep: (value) => (value.length === 8 ? undefined : 'O CEP tem 8 dígitos'),
  phone: (value) =>
    /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(value) ? undefined : 'Informe DDD e 8 ou 9 dígitos',
  plate: (value) => (platePattern.test(value) ? undefined : 'Use o formato ABC1D23 ou ABC1234'),
  date: (value) => {
    if (value.length !== 8) return 'Informe dia, mês e ano'
    return isDay(value) ? undefined : 'Esse dia não existe no calendário'
  },
  money: (value) => (Number(value) > 0 ? undefined : 'Informe um valor maior que zero'),
}

/** Returns the error of a masked text, in Portuguese; `undefined` if it is valid. */
export const findMaskError = (mask: MaskName, text: string): string | undefined =>
  validateByMask[mask](removeMask(mask, text))

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
