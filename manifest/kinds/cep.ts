import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** Dates have eight digits too. Their separators distinguish them from a CEP. */
const datePattern = /^\s*(?:\d\d[ /.-]\d\d[ /.-]\d{4}|\d{4}[ /.-]\d\d[ /.-]\d\d)\s*$/

const showGroups = createGroupFormatter('#####-###')

export const isDateText = (raw: string): boolean => datePattern.test(raw)

export default {
  about: 'CEP, oito dígitos',
  newField: { name: 'cep', label: 'CEP', icon: 'LuMapPin', value: '01001000' },
  normalise: (raw) => (isDateText(raw) ? raw.trim() : extractDigits(raw)),
  validate: (value) => {
    if (isDateText(value)) return 'É uma data, não um CEP'
    return value.length === 8 ? undefined : 'O CEP tem 8 dígitos'
  },
  contract: {
    schema: {
      title: 'CEP',
      description: 'CEP: oito dígitos sem hífen.',
      type: 'string',
      pattern: '^\\d{8}$',
    },
  },
  format: {
    about: 'CEP com hífen: 01001-000; público, nunca oculto',
    // A number of seven digits has lost the zero of São Paulo.
    show: (value: unknown) =>
      showGroups(typeof value === 'number' && value > 999_999 ? String(value).padStart(8, '0') : value),
    hide: 'never',
    isUnbroken: true,
  },
  length: 8,
  headers: ['codigo postal'],
  subject: {
    noun: 'endereço',
    title: 'CEP',
    plural: 'CEPs',
    palette: 'success',
    exampleRank: 4,
    recognition: { possible: /^\d{2}\.?\d{3}-?\d{3}$/, label: 'cep' },
  },
} satisfies Kind
