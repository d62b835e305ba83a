import { common, type FieldTable } from './field-table.ts'

export const placaOld: FieldTable = {
  field: { kind: 'placa', ...common },
  source: 'Resolução Contran 231/2007: três letras e quatro dígitos',
  valid: [
    ['ABC1234', 'normalised'],
    ['ABC-1234', 'with hyphen'],
    ['abc-1234', 'lower case becomes upper'],
    ['AAA0000', 'the lowest'],
    ['ZZZ9999', 'the highest'],
    ['ABC 1234', 'with a space'],
    ['ABC.1234', 'with a dot'],
    [' ABC1234 ', 'surrounding spaces'],
    ['KZZ0001', 'the last of a series'],
    ['aBc1234', 'mixed case'],
    ['IIO0110', 'letters that look like digits'],
    ['ABC–1234', 'with a dash'],
  ],
  invalid: [
    ['AB1234', 'two letters'],
    ['ABCD123', 'four letters'],
    ['ABC123', 'three digits'],
    ['ABC12345', 'five digits'],
    ['1234ABC', 'reversed'],
    ['ÁBC1234', 'plates have no accents'],
    ['ABÇ1234', 'plates have no cedilla'],
    ['A1C1234', 'digit among the letters'],
    ['1234567', 'digits only'],
    ['ABCDEFG', 'letters only'],
    ['ABC1234D', 'an extra letter'],
    ['ABC-12-3', 'short with hyphens'],
  ],
}
