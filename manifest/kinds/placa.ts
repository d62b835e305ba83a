import { convertPlatePattern, mercosulLetters } from '../contract/plate-pattern.ts'
import { extractAlphanumerics, stripPunctuation } from '../contract/sent-value.ts'
import { createGroupFormatter, toText } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** Old plates (ABC1234) and Mercosul plates (ABC1D23; Resolução Contran 969/2022). */
export const platePattern = '^[A-Z]{3}\\d[A-Z0-9]\\d{2}$'

const valid = new RegExp(platePattern)

const formatOld = createGroupFormatter('###-####')

/** The old pattern has a hyphen, the Mercosul pattern has none. */
function show(value: unknown): string {
  const plate = toText(value).replace(/[\s-]/g, '').toUpperCase()
  if (/^[A-Z]{3}\d{4}$/.test(plate)) return formatOld(plate)
  return /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate) ? plate : toText(value)
}

/** Writes the Mercosul pattern as the old one: its letter A to J stands for a digit. */
function canonical(text: string): string {
  const plate = stripPunctuation(text)
  if (plate.length !== 7) return ''
  return mercosulLetters.includes(plate.charAt(4)) ? convertPlatePattern(plate) : plate
}

export default {
  about: 'Placa de veículo, antiga ou Mercosul',
  newField: { name: 'placa', label: 'Placa', icon: 'LuCar', value: 'ABC1D23' },
  normalise: extractAlphanumerics,
  validate: (value) => (valid.test(value) ? undefined : 'Placa inválida: use o formato ABC1D23 ou ABC1234'),
  contract: {
    schema: {
      title: 'Placa',
      description:
        'Placa de veículo sem hífen, em maiúsculas: antiga (ABC1234) ou Mercosul (ABC1D23; Resolução Contran 969/2022).',
      type: 'string',
      pattern: platePattern,
    },
  },
  format: { about: 'Placa de veículo; pública, nunca oculta', show, hide: 'never' },
  isUnmistakable: true,
  canonical,
  convertPattern: convertPlatePattern,
  subject: {
    noun: 'veículo',
    title: 'Placa',
    plural: 'placas',
    listedAs: 'placa',
    palette: 'warning',
    exampleRank: 3,
    isFeminine: true,
    recognition: {
      possible: /^[A-Z]{3}[ -]?\d[A-Z\d]\d{2}$/i,
      certain: /^[A-Z]{3}-(?=.*\d)[A-Z\d]{4}$/i,
      label: 'placa',
    },
  },
} satisfies Kind
