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

const mercosulLetters = 'ABCDEFGHIJ'

/**
 * Converts a plate to its other pattern. The Mercosul pattern replaces the second of the four digits with a
 * letter, A for 0 to J for 9 (Resolução Contran 969/2022). A plate with a later letter has no other pattern.
 */
function convertPattern(plate: string): string {
  const fifthCharacter = plate.charAt(4)
  const other = /\d/.test(fifthCharacter)
    ? mercosulLetters.charAt(Number(fifthCharacter))
    : mercosulLetters.indexOf(fifthCharacter)
  return other === -1 ? plate : `${plate.slice(0, 4)}${other}${plate.slice(5)}`
}

/** Writes the Mercosul pattern as the old one: its letter A to J stands for a digit. */
function canonical(text: string): string {
  const plate = stripPunctuation(text)
  if (plate.length !== 7) return ''
  return mercosulLetters.includes(plate.charAt(4)) ? convertPattern(plate) : plate
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
  convertPattern,
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
