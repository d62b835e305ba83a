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
    ],
    invalid: [
      ['0100100', 'seven digits'],
      ['010010000', 'nine digits'],
      ['abcdefgh', 'letters'],
    ],
  },
  placa: {
    field: plain('placa'),
    valid: [
      ['ABC1234', 'old pattern'],
      ['ABC-1234', 'old pattern with hyphen'],
      ['ABC1D23', 'Mercosul'],
      ['abc1d23', 'lower case becomes upper'],
    ],
    invalid: [
      ['AB1234', 'two letters'],
      ['ABC12D3', 'letter in another place'],
      ['ABCD123', 'four letters'],
      ['1234ABC', 'reversed'],
      ['ABC12345', 'too long'],
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
    ],
  },
  email: {
    field: plain('email'),
    valid: [
      ['pessoa@exemplo.com.br', 'common'],
      ['Pessoa+etiqueta@Exemplo.com', 'tag, and case does not matter'],
      ["o'neil@exemplo.com", 'apostrophe'],
    ],
    invalid: [
      ['pessoa', 'no domain'],
      ['pessoa@exemplo', 'no top-level domain'],
      ['pessoa..dois@exemplo.com', 'two dots in a row'],
      ['.pessoa@exemplo.com', 'leading dot'],
      ['pessoa@-exemplo.com', 'label begins with a hyphen'],
      ['a b@exemplo.com', 'space'],
    ],
  },
  name: {
    field: plain('name'),
    valid: [
      ['Maria Aparecida', 'two words'],
      ['João D’Ávila Conceição', 'accents and apostrophe'],
      ['  Ana   Lima ', 'spaces are tidied'],
      ['Ana-Clara de Souza', 'hyphen'],
    ],
    invalid: [
      ['Maria', 'one word'],
      ['Maria 2', 'digit'],
      ['<b>Maria Lima</b>', 'markup'],
      [`Ana ${'a'.repeat(120)}`, 'too long'],
    ],
  },
  text: {
    field: { kind: 'text', ...common, minLength: 3, maxLength: 5 },
    valid: [
      ['abc', 'shortest'],
      ['abcde', 'longest'],
    ],
    invalid: [
      ['ab', 'too short'],
      ['abcdef', 'too long'],
    ],
  },
  date: {
    field: { kind: 'date', ...common, notFuture: true },
    valid: [
      ['1984-01-17', 'common'],
      ['2024-02-29', 'leap year'],
    ],
    invalid: [
      ['2023-02-29', 'no leap year'],
      ['2024-13-01', 'month 13'],
      ['17/01/1984', 'not ISO'],
      ['2999-01-01', 'after today'],
      ['1600-01-01', 'before anybody alive'],
    ],
  },
  select: {
    field: { kind: 'select', ...common, options: [{ value: 'SP', label: 'São Paulo' }] },
    valid: [['SP', 'an option']],
    invalid: [
      ['RJ', 'no option'],
      ['sp', 'options are exact'],
    ],
  },
  process: {
    field: plain('process'),
    valid: [
      ['0000001-39.2024.8.26.0100', 'made by the rule (Resolução CNJ 65/2008)'],
      ['00000013920248260100', 'without punctuation'],
    ],
    invalid: [
      ['0000001-40.2024.8.26.0100', 'check digits off by one'],
      ['0000002-39.2024.8.26.0100', 'another sequence'],
      ['0000001-39.2024.8.26.010', 'nineteen digits'],
      ['00000013920248260100A1', 'twenty-one digits'],
    ],
  },
  cns: {
    field: plain('cns'),
    valid: [
      ['700 0000 0000 0005', 'provisional, with spaces'],
      ['700000000000005', 'without'],
      ['700000000000013', 'another by the rule'],
    ],
    invalid: [
      ['700000000000006', 'sum not divisible by 11'],
      ['300000000000000', 'begins with a digit that is not issued'],
      ['70000000000000', 'fourteen digits'],
    ],
  },
  image: {
    field: { kind: 'image', ...common, maxMegabytes: 1 },
    valid: [
      [jpeg(300), 'small'],
      ['data:image/png;base64,AAAA', 'png'],
    ],
    invalid: [
      ['data:image/svg+xml;base64,AAAA', 'may carry script'],
      ['data:text/html;base64,AAAA', 'no image'],
      [jpeg(1_200_000), 'over the limit'],
      ['AAAA', 'no data URL'],
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
