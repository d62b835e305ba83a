import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { adaptExample } from '../../../../src/consultas/sources/demo/adapt-example.ts'

const field = (kind: Exclude<Field['kind'], 'text' | 'select' | 'date' | 'image'>, name: string): Field => ({
  kind,
  name,
  label: name,
  required: true,
})

const cpf = field('cpf', 'cpf')
const birth: Field = {
  kind: 'date',
  name: 'nascimento',
  label: 'Nascimento',
  required: true,
  notFuture: true,
}
const uf: Field = {
  kind: 'select',
  name: 'uf',
  label: 'UF',
  required: true,
  options: ['SP', 'RJ'].map((value) => ({ value, label: value })),
}
const photo: Field = { kind: 'image', name: 'foto', label: 'Foto', required: false, maxMegabytes: 1 }

const definition = (fields: Field[], example: Json): ConsultaDefinition => ({
  id: 't/1',
  family: 't',
  variant: 1,
  path: '/t',
  title: 'T',
  fields,
  result: [],
  example,
  examples: [],
})

type AnswerCase = [
  reason: string,
  fields: Field[],
  example: Json,
  asked: Record<string, string>,
  answer: Json,
]

const rows: AnswerCase[] = [
  [
    'in lists and objects, plain and punctuated',
    [cpf],
    { cpf: '11144477735', socios: [{ documento: '111.444.777-35', outros: ['11144477735'] }] },
    { cpf: '52998224725' },
    { cpf: '52998224725', socios: [{ documento: '529.982.247-25', outros: ['52998224725'] }] },
  ],
  [
    'inside a longer text, but not inside a longer document',
    [cpf],
    { cpf: '11144477735', nota: 'Titular 111.444.777-35 (11144477735).', conta: '0111444777350' },
    { cpf: '52998224725' },
    { cpf: '52998224725', nota: 'Titular 529.982.247-25 (52998224725).', conta: '0111444777350' },
  ],
  [
    "with the example's punctuation",
    [field('cep', 'cep')],
    { cep: '01001-000', antigo: '01.001-000' },
    { cep: '20040002' },
    { cep: '20040-002', antigo: '20.040-002' },
  ],
  [
    'phone numbers of another length',
    [field('phone', 'fone')],
    { fone: '21987654321', texto: 'Ligue (21) 98765-4321' },
    { fone: '1133334444' },
    { fone: '1133334444', texto: 'Ligue (11) 3333-4444' },
  ],
  [
    'a plate in both patterns',
    [field('placa', 'placa')],
    { placa: 'BRA2E19', antiga: 'BRA-2419', texto: 'A placa BRA2E19 circula.' },
    { placa: 'BRA2419' },
    { placa: 'BRA2419', antiga: 'BRA2E19', texto: 'A placa BRA2419 circula.' },
  ],
  [
    'a plate that only an inner value has',
    [field('placa', 'placa')],
    { veiculo: { placa: 'BRA2E19', cor: 'PRATA' } },
    { placa: 'QXT4J87' },
    { veiculo: { placa: 'QXT4J87', cor: 'PRATA' } },
  ],
  [
    'a document in a number, which has lost its leading zero',
    [cpf],
    { titular: { cpf: 1234567890 }, conta: 1234567891 },
    { cpf: '52998224725' },
    { titular: { cpf: 52998224725 }, conta: 1234567891 },
  ],
  [
    'names and dates as whole values',
    [field('name', 'nome'), birth],
    {
      nome: 'Ana Lima',
      nascimento: '1984-01-17',
      texto: 'Ana Lima, 1984-01-17',
      pessoas: [{ nome: 'Ana  Lima', data: '17/01/1984' }],
    },
    { nome: 'Bia Melo', nascimento: '1990-12-31' },
    {
      nome: 'Bia Melo',
      nascimento: '1990-12-31',
      texto: 'Ana Lima, 1984-01-17',
      pessoas: [{ nome: 'Bia Melo', data: '31/12/1990' }],
    },
  ],
  [
    'e-mails in any case',
    [field('email', 'email')],
    { email: 'Ana.Lima@exemplo.com', texto: 'de ana.lima@exemplo.com.' },
    { email: 'bia@exemplo.org' },
    { email: 'bia@exemplo.org', texto: 'de bia@exemplo.org.' },
  ],
  [
    "a company's other branches too, with their own check digits",
    [field('cnpj', 'cnpj')],
    {
      cnpj: '11222333000181',
      filiais: ['11.222.333/0002-62', '11222333000343'],
      socia: '12345678000195',
    },
    { cnpj: '12ABC34501DE35' },
    {
      cnpj: '12ABC34501DE35',
      filiais: ['12.ABC.345/0002-69', '12ABC345000340'],
      socia: '12345678000195',
    },
  ],
  [
    'the option of a select at its own key',
    [uf],
    { uf: 'SP', emissor: 'SP', lugares: [{ uf: 'SP' }, { uf: 'PR' }] },
    { uf: 'RJ' },
    { uf: 'RJ', emissor: 'SP', lugares: [{ uf: 'RJ' }, { uf: 'PR' }] },
  ],
  [
    'nothing for a field without a value',
    [{ ...cpf, required: false }, { ...field('cns', 'cns'), required: false }, photo],
    { cpf: '11144477735', cns: '898001160660761', foto: 'data:image/png;base64,iVBORw0KGgo=' },
    { cns: '700000000009908', foto: 'data:image/png;base64,AAAA' },
    { cpf: '11144477735', cns: '700000000009908', foto: 'data:image/png;base64,iVBORw0KGgo=' },
  ],
  [
    'nothing if the example does not fill the form',
    [cpf],
    { idade: 3 },
    { cpf: '52998224725' },
    { idade: 3 },
  ],
]

describe('adaptExample', () => {
  it.each(rows)('replaces %s', (_reason, fields, example, queryValues, answer) =>
    expect(adaptExample(definition(fields, example), queryValues)).toEqual(answer),
  )

  it('does not modify the example itself', () => {
    const example = { cpf: '11144477735', lista: ['11144477735'] }
    adaptExample(definition([cpf], example), { cpf: '52998224725' })
    expect(example).toEqual({ cpf: '11144477735', lista: ['11144477735'] })
  })
})
