import { common, type FieldTable } from './field-table.ts'

export const placaMercosul: FieldTable = {
  field: { kind: 'placa', ...common },
  source: 'Resolução Contran 969/2022: três letras, dígito, letra, dois dígitos',
  valid: [
    ['ABC1D23', 'normalised'],
    ['abc1d23', 'lower case becomes upper'],
    ['BRA 0S17', 'with a space'],
    ['BRA0S17', 'common on samples'],
    ['ZZZ9Z99', 'the highest'],
    ['AAA0A00', 'the lowest'],
    ['QQQ0A00', 'first letter in the fifth place'],
    ['ABC.1D23', 'with a dot'],
    ['ABC-1D23', 'with a hyphen'],
    [' ABC1D23 ', 'surrounding spaces'],
    ['Abc1d23', 'capital at the start only'],
    ['RIO2A18', 'another series'],
  ],
  invalid: [
    ['ABC12D3', 'letter in the sixth place'],
    ['ABCD123', 'letter in the fourth place'],
    ['ABC1DE3', 'two letters in the second part'],
    ['ABC12D', 'one character short'],
    ['ABC1D234', 'one character too many'],
    ['A1C1D23', 'digit among the first three'],
    ['1BC1D23', 'digit at the start'],
    ['ABC1D2E', 'letter at the end'],
    ['ABÇ1D23', 'plates have no cedilla'],
    ['ABC1Đ23', 'plates have no foreign letters'],
    ['AB1D23', 'two letters at the start'],
    ['D23ABC1', 'halves swapped'],
  ],
}
