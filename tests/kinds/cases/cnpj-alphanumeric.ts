import { common, type FieldTable } from './field-table.ts'

export const cnpjAlphanumeric: FieldTable = {
  field: { kind: 'cnpj', ...common },
  source:
    'Instrução Normativa RFB 2.229/2024: doze letras ou dígitos e dois dígitos verificadores, em vigor desde julho de 2026',
  valid: [
    ['12ABC34501DE35', 'the example of Receita Federal'],
    ['12.ABC.345/01DE-35', 'with punctuation'],
    ['12abc34501de35', 'lower case becomes upper'],
    ['93.ZB0.VRY/V6KA-67', 'published vector'],
    ['00000000E08G12', 'published vector with leading zeros'],
    ['AA.AAA.AAA/AAAA-45', 'one letter throughout'],
    ['ZZ.ZZZ.ZZZ/ZZZZ-62', 'the last letter throughout'],
    ['12.345.678/000A-08', 'a letter in the branch only'],
    ['A0.000.000/0001-13', 'a letter at the start only'],
    ['45.ABC.678/0001-66', 'letters in the root only'],
    ['1A.2B3.C4D/5E6F-34', 'alternating letters and digits'],
    ['O0.I1Q.2U3/F4S5-47', 'letters that look like digits'],
    ['12.345.678/0A01-71', 'a letter within the branch'],
    ['AB.CDE.FGH/0001-95', 'letters throughout the root'],
    [' 12 abc 345 01de 35 ', 'lower case with spaces'],
  ],
  invalid: [
    ['93.ZB0.VRY/V6KA-66', 'published invalid vector'],
    ['12.ABC.345/01DE-36', 'second check digit off by one'],
    ['12.ABC.345/01DE-45', 'first check digit off by one'],
    ['12.ABC.345/01DE-53', 'check digits swapped'],
    ['12ABC34501DE3A', 'check digits are never letters'],
    ['21.ABC.345/01DE-35', 'two adjacent characters swapped'],
    ['12.ABD.345/01DE-35', 'another letter'],
    ['12.BAC.345/01DE-35', 'two letters swapped'],
    ['12.ÁBC.345/01DE-35', 'no accents'],
    ['12.ABC.345/01D-35', 'thirteen characters'],
    ['12.ABC.345/01DEF-35', 'fifteen characters'],
    ['12.4BC.345/01DE-35', 'a digit instead of a similar letter'],
    ['ABCDEFGHIJKLMN', 'letters only'],
  ],
}
