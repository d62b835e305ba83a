import {
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils'

/** Keeps letters, digits and asterisks. Sources hide digits of documents with asterisks. */
export const stripPunctuation = (text: string) => text.replace(/[^0-9A-Za-z*]/g, '').toUpperCase()

const hasHiddenDigits = (length: number) => (text: string) =>
  stripPunctuation(text).length === length && /^[\d*]+$/.test(stripPunctuation(text)) && text.includes('*')

/** Validators of documents, with or without punctuation. Most accept digits that the source hides. */
export const documentValidators = {
  cpf: (text: string) => isValidCpf(stripPunctuation(text)) || hasHiddenDigits(11)(text),
  cnpj: (text: string) => isValidCnpj(stripPunctuation(text), { version: 2 }) || hasHiddenDigits(14)(text),
  nis: (text: string) => isValidPis(stripPunctuation(text)) || hasHiddenDigits(11)(text),
  cns: (text: string) => isValidCns(stripPunctuation(text)) || hasHiddenDigits(15)(text),
  titulo: (text: string) => isValidVoterId(stripPunctuation(text)) || hasHiddenDigits(12)(text),
  process: (text: string) => isValidProcessoJuridico(stripPunctuation(text)),
  renavam: (text: string) =>
    /^[\d.-]{9,12}$/.test(text) && isValidRenavam(stripPunctuation(text).padStart(11, '0')),
} satisfies Record<string, (text: string) => boolean>
