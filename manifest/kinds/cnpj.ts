import { hasValidCnpj } from '../contract/check-digits.ts'
import { extractAlphanumerics, stripPunctuation } from '../contract/sent-value.ts'
import { createGroupFormatter } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** CNPJ: fourteen characters, the first twelve alphanumeric (IN RFB 2.229/2024, in force since July 2026). */
export default {
  about: 'CNPJ, também o alfanumérico, com máscara e dígitos verificadores',
  newField: { name: 'cnpj', label: 'CNPJ', icon: 'LuBuilding2', value: '11222333000181' },
  normalise: extractAlphanumerics,
  validate: (value) => {
    if (value.length !== 14) return 'O CNPJ tem 14 caracteres'
    if (!/\d\d$/.test(value)) return 'O CNPJ termina em dois dígitos'
    return hasValidCnpj(value) ? undefined : 'CNPJ inválido: confira os caracteres'
  },
  contract: {
    schema: {
      title: 'CNPJ',
      description:
        'CNPJ, também o alfanumérico: catorze caracteres sem máscara, doze letras maiúsculas ou dígitos e dois dígitos verificadores, módulo 11 (IN RFB 2.229/2024).',
      type: 'string',
      pattern: '^[0-9A-Z]{12}\\d{2}$',
    },
    hasCheckDigits: hasValidCnpj,
  },
  format: {
    about: 'CNPJ com pontos, barra e hífen; público, nunca oculto',
    show: createGroupFormatter('##.###.###/####-##'),
    hide: 'never',
    isUnbroken: true,
  },
  isUnmistakable: true,
  isTaxpayer: true,
  length: 14,
  canonical: (text) => {
    const characters = stripPunctuation(text)
    return characters === '' || (/[A-Z]/.test(characters) && characters.length !== 14)
      ? ''
      : characters.padStart(14, '0')
  },
  rootLength: 8,
  headers: ['documento'],
  subject: {
    noun: 'empresa',
    title: 'CNPJ',
    plural: 'CNPJs',
    listedAs: 'documento',
    palette: 'info',
    exampleRank: 2,
    recognition: {
      possible: /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/i,
      certain: /^[\dA-Z]{12}\d{2}$|^[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-[\dA-Z]+$/i,
      label: 'cnpj',
    },
  },
} satisfies Kind
