import type { Field, FieldKind, FieldOf } from '@manifest/field.ts'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../src/consultas/fields/registry.ts'

type Row = [raw: string, reason: string]

type Rows = { field: Field; valid: Row[]; invalid: Row[] }

const common = { name: 'campo', label: 'Campo', required: true }

const plain = <Kind extends FieldKind>(kind: Kind) => ({ kind, ...common }) as FieldOf<Kind>

const jpeg = (bytes: number) => `data:image/jpeg;base64,${'A'.repeat((bytes * 4) / 3)}`

/** Documents are made by the rule or published as test vectors; none is of a person. */
const cases: Record<FieldKind, Rows> = {
  cpf: {
    field: plain('cpf'),
    valid: [
      ['529.982.247-25', 'with punctuation'],
      ['52998224725', 'without'],
      ['111.444.777-35', 'a common test number'],
      ['000.000.001-91', 'leading zeros count'],
      ['123.456.789-09', 'ascending digits'],
      [' 529 982 247 25 ', 'spaces are punctuation'],
      ['100.000.000-19', 'first check digit is 1 after a remainder of 10'],
    ],
    invalid: [
      ['529.982.247-26', 'second check digit off by one'],
      ['529.982.247-35', 'first check digit off by one'],
      ['111.111.111-11', 'repeated digits pass the arithmetic but are not issued'],
      ['000.000.000-00', 'repeated zeros'],
      ['5299822472', 'ten digits'],
      ['529982247255', 'twelve digits'],
      ['abc', 'no digits'],
    ],
  },
  cnpj: {
    field: plain('cnpj'),
    valid: [
      ['11.222.333/0001-81', 'numeric, with punctuation'],
      ['11222333000181', 'numeric, without'],
      ['12ABC34501DE35', 'alphanumeric (IN RFB 2.229/2024)'],
      ['12.ABC.345/01DE-35', 'alphanumeric, with punctuation'],
      ['12abc34501de35', 'lower case becomes upper'],
      ['93.ZB0.VRY/V6KA-67', 'published vector'],
      ['00000000E08G12', 'published vector with leading zeros'],
      ['AA.AAA.AAA/AAAA-45', 'all letters, made by the rule'],
    ],
    invalid: [
      ['93.ZB0.VRY/V6KA-66', 'published invalid vector'],
      ['11.222.333/0001-82', 'check digit off by one'],
      ['12ABC34501DE3A', 'check digits are numbers'],
      ['00000000000000', 'repeated zeros'],
      ['1122233300018', 'thirteen characters'],
      ['112223330001811', 'fifteen characters'],
    ],
  },
  cep: {
    field: plain('cep'),
    valid: [
      ['01001-000', 'with hyphen'],
      ['01001000', 'without'],
      ['69900-000', 'north'],
      ['01.001-000', 'with the dot of old forms'],
      [' 01001 000 ', 'with spaces'],
      ['00000-000', 'a shape only: whether it exists is for the source to say'],
    ],
    invalid: [
      ['0100100', 'seven digits'],
      ['010010000', 'nine digits'],
      ['abcdefgh', 'letters'],
      ['01001-00O', 'the letter O for a zero'],
      ['1001-000', 'the leading zero is missing'],
    ],
  },
  placa: {
    field: plain('placa'),
    valid: [
      ['ABC1234', 'old pattern'],
      ['ABC-1234', 'old pattern with hyphen'],
      ['ABC1D23', 'Mercosul'],
      ['abc1d23', 'lower case becomes upper'],
      ['BRA 0S17', 'Mercosul with a space'],
    ],
    invalid: [
      ['AB1234', 'two letters'],
      ['ABC12D3', 'letter in another place'],
      ['ABCD123', 'four letters'],
      ['1234ABC', 'reversed'],
      ['ABC12345', 'too long'],
      ['ÁBC1234', 'plates have no accents'],
    ],
  },
  phone: {
    field: plain('phone'),
    valid: [
      ['(11) 98765-4321', 'mobile'],
      ['11987654321', 'mobile without punctuation'],
      ['(61) 3333-4444', 'landline'],
      ['+55 11 98765-4321', "with the country's code"],
      ['5511987654321', "with the country's code, no punctuation"],
      ['(55) 98765-4321', 'area code 55 is not the country'],
    ],
    invalid: [
      ['(20) 98765-4321', 'area code 20 does not exist'],
      ['(11) 88765-4321', 'nine digits must begin with 9'],
      ['(11) 8765-4321', 'landlines begin with 2 to 5'],
      ['987654321', 'no area code'],
      ['119876543210', 'too long'],
      ['0800 123 4567', 'no area code begins with 0'],
    ],
  },
  email: {
    field: plain('email'),
    valid: [
      ['pessoa@exemplo.com.br', 'common'],
      ['Pessoa+etiqueta@Exemplo.com', 'tag, and case does not matter'],
      ["o'neil@exemplo.com", 'apostrophe'],
      [' pessoa@exemplo.com ', 'spaces around are no part of it'],
      ['pessoa@correio.sub.exemplo.com.br', 'domain of many parts'],
    ],
    invalid: [
      ['pessoa', 'no domain'],
      ['pessoa@exemplo', 'no top-level domain'],
      ['pessoa..dois@exemplo.com', 'two dots in a row'],
      ['.pessoa@exemplo.com', 'leading dot'],
      ['pessoa@-exemplo.com', 'label begins with a hyphen'],
      ['a b@exemplo.com', 'space'],
      ['pessoa@exemplo@com.br', 'two signs'],
      [`${'a'.repeat(65)}@exemplo.com`, 'more than 64 characters before the sign (RFC 5321)'],
    ],
  },
  name: {
    field: plain('name'),
    valid: [
      ['Maria Aparecida', 'two words'],
      ['João D’Ávila Conceição', 'accents and apostrophe'],
      ['  Ana   Lima ', 'spaces are tidied'],
      ['Ana-Clara de Souza', 'hyphen'],
      ['Maria E. Souza', 'initial'],
      ['Jose\u0301 Lima', 'accent as a character of its own'],
    ],
    invalid: [
      ['Maria', 'one word'],
      ['Maria 2', 'digit'],
      ['<b>Maria Lima</b>', 'markup'],
      [`Ana ${'a'.repeat(120)}`, 'too long'],
      ['--- ---', 'no letter'],
      ['Ana; Lima', 'punctuation that no name has'],
    ],
  },
  text: {
    field: { kind: 'text', ...common, minLength: 3, maxLength: 5 },
    valid: [
      ['abc', 'shortest'],
      ['abcde', 'longest'],
      [' abc ', 'spaces around are no part of it'],
      ['a  b', 'spaces within become one'],
      ['<b>', 'markup is text'],
      ['ção', 'accents'],
    ],
    invalid: [
      ['ab', 'too short'],
      ['abcdef', 'too long'],
      ['a', 'far too short'],
      ['  a  ', 'spaces do not count'],
      ['abc def', 'spaces within count'],
    ],
  },
  date: {
    field: { kind: 'date', ...common, notFuture: true },
    valid: [
      ['1984-01-17', 'common'],
      ['2024-02-29', 'leap year'],
      ['2000-02-29', 'centuries divisible by 400 leap'],
      ['1900-01-01', 'long ago'],
    ],
    invalid: [
      ['2023-02-29', 'no leap year'],
      ['2024-13-01', 'month 13'],
      ['17/01/1984', 'not ISO'],
      ['2999-01-01', 'after today'],
      ['1600-01-01', 'before anybody alive'],
      ['1900-02-29', 'other centuries do not leap'],
      ['2024-04-31', 'April has 30 days'],
      ['2024-1-7', 'not ISO either'],
    ],
  },
  select: {
    field: {
      kind: 'select',
      ...common,
      options: [
        { value: 'SP', label: 'São Paulo' },
        { value: 'a b', label: 'Com espaço' },
        { value: '0', label: 'Zero' },
      ],
    },
    valid: [
      ['SP', 'an option'],
      ['a b', 'values are not tidied'],
      ['0', 'nor taken for nothing'],
    ],
    invalid: [
      ['RJ', 'no option'],
      ['sp', 'options are exact'],
      ['São Paulo', 'the label is not the value'],
      [' SP', 'nor is a value with spaces'],
      ['ab', 'nor one without'],
      ['00', 'numbers are texts'],
      ['constructor', 'no name of JavaScript either'],
    ],
  },
  process: {
    field: plain('process'),
    valid: [
      ['0000001-39.2024.8.26.0100', 'made by the rule (Resolução CNJ 65/2008)'],
      ['00000013920248260100', 'without punctuation'],
      ['1234567-71.2023.5.02.0001', 'labour court'],
      ['0009997-34.2019.8.13.0024', 'state court'],
      ['9999999-45.1998.4.01.0000', 'federal court, before 2000'],
    ],
    invalid: [
      ['0000001-40.2024.8.26.0100', 'check digits off by one'],
      ['0000002-39.2024.8.26.0100', 'another sequence'],
      ['0000001-39.2024.8.26.010', 'nineteen digits'],
      ['00000013920248260100A1', 'twenty-one digits'],
      ['0000001-39.2025.8.26.0100', 'another year'],
      ['0000001-39.2024.8.62.0100', 'two digits swapped'],
    ],
  },
  cns: {
    field: plain('cns'),
    valid: [
      ['700 0000 0000 0005', 'provisional, with spaces'],
      ['700000000000005', 'without'],
      ['700000000000013', 'another by the rule'],
      ['898000000000002', 'provisional, beginning with 8'],
      ['100000000000007', 'definitive, made from a PIS by the rule'],
      ['200000000000003', 'definitive, beginning with 2'],
    ],
    invalid: [
      ['700000000000006', 'sum not divisible by 11'],
      ['300000000000000', 'begins with a digit that is not issued'],
      ['70000000000000', 'fourteen digits'],
      ['7000000000000050', 'sixteen digits'],
      ['100000000000008', 'definitive, check digit off by one'],
    ],
  },
  image: {
    field: { kind: 'image', ...common, maxMegabytes: 1 },
    valid: [
      [jpeg(300), 'small'],
      ['data:image/png;base64,AAAA', 'png'],
      ['data:image/webp;base64,AAAA', 'webp'],
      [jpeg(999_999), 'just under the limit'],
    ],
    invalid: [
      ['data:image/svg+xml;base64,AAAA', 'may carry script'],
      ['data:text/html;base64,AAAA', 'no image'],
      [jpeg(1_200_000), 'over the limit'],
      ['AAAA', 'no data URL'],
      ['data:image/gif;base64,AAAA', 'not among the types'],
      ['https://exemplo.com/a.jpg', 'an address is no file'],
      ['data:image/jpeg,AAAA', 'not in base64'],
    ],
  },
}

const problem = (field: Field, raw: string) => {
  const rule = ruleOf(field)
  return rule.problem(rule.normalise(raw), field)
}

describe.each(Object.entries(cases))('%s', (_kind, { field, valid, invalid }) => {
  it.each(valid)('accepts %s: %s', (raw) => expect(problem(field, raw)).toBeUndefined())

  it.each(invalid)('refuses %s: %s', (raw) => expect(problem(field, raw)).toMatch(/\S/))

  it('conceals most of a value', () => {
    const raw = valid[0]?.[0] ?? ''
    const value = ruleOf(field).normalise(raw)
    if (field.kind !== 'select') expect(ruleOf(field).conceal(value)).not.toBe(value)
  })
})
