import { common, type FieldTable } from './field-table.ts'

/** Only the source knows if a CEP exists; the rule checks its format. */
export const cep: FieldTable = {
  field: { kind: 'cep', ...common },
  source: 'Correios, Guia do CEP: oito dígitos, NNNNN-NNN',
  valid: [
    ['01001-000', 'with hyphen'],
    ['01001000', 'without hyphen'],
    ['69900-000', 'north'],
    ['01.001-000', 'with a dot'],
    [' 01001 000 ', 'with spaces'],
    ['00000-000', 'only the source knows that it does not exist'],
    ['99999-999', 'the highest'],
    ['20.040-002', 'south-east, with a dot'],
    ['CEP 70040-010', 'with its label'],
    ['70040–010', 'with a dash'],
    ['13.083-970', 'a post office'],
    ['68900-073', 'far north'],
    ['01001_000', 'other punctuation'],
  ],
  invalid: [
    ['0100100', 'seven digits'],
    ['010010000', 'nine digits'],
    ['abcdefgh', 'letters'],
    ['01001-00O', 'the letter O instead of a zero'],
    ['1001-000', 'the leading zero is missing'],
    ['01001-000-1', 'one digit too many after the hyphen'],
    ['01001', 'the first part only'],
    ['000', 'the second part only'],
    ['０１００１-０００', 'full-width digits'],
    ['01001/0000', 'nine digits with a slash'],
    ['-', 'punctuation only'],
    ['São Paulo', 'a town'],
  ],
}
