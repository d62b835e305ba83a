import { common, type FieldTable } from './field-table.ts'

/** Made by the rule; the smallest number is that of a bank, and public. */
export const cnpjNumeric: FieldTable = {
  field: { kind: 'cnpj', ...common },
  source: 'Instrução Normativa RFB 2.119/2022: doze dígitos e dois verificadores, módulo 11',
  valid: [
    ['11.222.333/0001-81', 'with punctuation'],
    ['11222333000181', 'without'],
    ['11.222.333/0002-62', 'second branch'],
    [' 11 222 333 0001 81 ', 'spaces are punctuation'],
    ['12.345.678/0001-95', 'ascending digits'],
    ['00.000.000/0001-91', 'leading zeros count'],
    ['99.999.999/0001-91', 'nines in the root'],
    ['11.222.333/0099-95', 'branch 99'],
    ['11.222.333/9999-52', 'the highest branch'],
    ['34.567.890/0123-08', 'first check digit 0'],
    ['20.000.000/0001-07', 'zeros within'],
    ['05-050-050-0001-05', 'other punctuation'],
  ],
  invalid: [
    ['11.222.333/0001-82', 'second check digit off by one'],
    ['11.222.333/0001-91', 'first check digit off by one'],
    ['11.222.333/0001-18', 'check digits swapped'],
    ['12.122.333/0001-81', 'two neighbours swapped'],
    ['11.222.333/0003-81', 'another branch'],
    ['00000000000000', 'repeated zeros pass the arithmetic but are not issued'],
    ['11111111111111', 'repeated ones'],
    ['99.999.999/9999-99', 'repeated nines'],
    ['1122233300018', 'thirteen digits'],
    ['112223330001811', 'fifteen digits'],
    ['11222333', 'the root alone'],
    ['111.444.777-35', 'a CPF'],
    ['１１２２２３３３０００１８１', 'digits of another width'],
  ],
}
