import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { Mask } from 'maska'
import { type MaskName, masks } from './masks.ts'

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
