import { common, type FieldTable } from './field-table.ts'

/** Made by the rule or published as test numbers; none is of a person. */
export const cpf: FieldTable = {
  field: { kind: 'cpf', ...common },
  source: 'Instrução Normativa RFB 2.172/2024: nove dígitos e dois verificadores, módulo 11',
  valid: [
    ['529.982.247-25', 'with punctuation'],
    ['52998224725', 'without'],
    ['111.444.777-35', 'a common test number'],
    ['000.000.001-91', 'leading zeros count'],
    ['123.456.789-09', 'ascending digits'],
    [' 529 982 247 25 ', 'spaces are punctuation'],
    ['100.000.000-19', 'first check digit is 1 after a remainder of 10'],
    ['987.654.321-00', 'both check digits are 0'],
    ['012.345.678-90', 'begins with 0'],
    ['100000001-08', 'punctuation half done'],
    ['529/982/247/25', 'other punctuation'],
    ['453.178.287-91', 'both check digits past 5'],
    ['529.982.24725', 'hyphen missing'],
  ],
  invalid: [
    ['529.982.247-26', 'second check digit off by one'],
    ['529.982.247-35', 'first check digit off by one'],
    ['111.111.111-11', 'repeated digits pass the arithmetic but are not issued'],
    ['000.000.000-00', 'repeated zeros'],
    ['5299822472', 'ten digits'],
    ['529982247255', 'twelve digits'],
    ['529.892.247-25', 'two neighbours swapped'],
    ['529.982.247-52', 'check digits swapped'],
    ['999.999.999-99', 'repeated nines'],
    ['529.982.247-2O', 'the letter O for a digit'],
    ['５２９.９８２.２４７-２５', 'digits of another width'],
    ['12.345.678-9', 'an RG'],
    ['abc', 'no digits'],
    ['123.456.789-10', 'ascending digits go on'],
    ['11.222.333/0001-81', 'a CNPJ'],
  ],
}
