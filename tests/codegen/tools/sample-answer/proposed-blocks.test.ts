import { expect, it } from 'vitest'
import { type LayoutProposal, proposeLayout } from '../../../../codegen/tools/sample-answer/propose-layout.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

const person = { nome: 'ANA EXEMPLO', cpf: '11144477735' }
const company = { razao_social: 'EMPRESA EXEMPLO LTDA', cnpj: '11222333000181' }
const image = `data:image/png;base64,${'iVBORw0KGgo'.padEnd(300, 'A')}`

/** Labels of the values that a proposal masks. */
const listSensitiveLabels = ({ summary, result }: LayoutProposal) =>
  [
    ...(summary?.detail ? [summary.detail] : []),
    ...result.flatMap((block) =>
      block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : [],
    ),
  ]
    .filter(({ sensitive }) => sensitive)
    .map(({ label }) => label)

it.each<[reason: string, answer: Json, labels: string[]]>([
  [
    "a person's document, birth, mother, income and way of being reached",
    {
      ...person,
      data_nascimento: '1980-05-17',
      nome_mae: 'EVA',
      renda: 1000.5,
      telefone: '11987654321',
      cidade: 'Niterói',
    },
    ['CPF', 'Data de nascimento', 'Nome da mãe', 'Telefone', 'Renda'],
  ],
  [
    'the house where a person lives, and not the town',
    {
      ...person,
      endereco: { logradouro: 'Rua A', numero: '1', complemento: 'casa', cidade: 'Niterói', cep: '24029007' },
    },
    ['CPF', 'Logradouro', 'Número', 'Complemento'],
  ],
  [
    'nothing that a company publishes',
    { ...company, telefone: '1133334444', email: 'a@example.com', logradouro: 'Rua A', numero: '1' },
    [],
  ],
  [
    'nothing of an address that is nobody’s',
    { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo' },
    [],
  ],
  ['a phone whoever has it', { operadora: 'Operadora Exemplo', telefone: '11987654321' }, ['Telefone']],
  [
    'nothing that the source has masked itself',
    { ...company, socios: [{ nome: 'ANA EXEMPLO', cpf: '***444777**' }] },
    [],
  ],
  [
    'a CPF under any key, and a text with one',
    {
      dono: { numeroDocumentoProprietario: '11144477735', TaxId: 11144477735, obs: 'CPF 111.444.777-35' },
      linhas: [{ documento: '11222333000181' }, { documento: '11144477735' }, { documento: 'X-1' }],
    },
    ['Número do documento do proprietário', 'Observações', 'ID do imposto', 'Documento'],
  ],
  [
    'a CPF beside others that the source has masked',
    {
      socios: [
        { cpf: '***444777**', idade: 3 },
        { cpf: '11144477735', idade: 4 },
      ],
    },
    ['CPF'],
  ],
  [
    'not that there is a mother, only who she is',
    { ...person, possui_mae: true, uf_rg: 'SP', rg: '123456789' },
    ['CPF', 'RG'],
  ],
])('masks %s', (_reason, answer, labels) => {
  expect(listSensitiveLabels(proposeLayout(answer))).toEqual(labels)
})

const listBlockKinds = ({ result }: LayoutProposal) => result.map(({ block }) => block)

it.each<[reason: string, answer: Json, blocks: string[]]>([
  ['a number called a score', { score: 640 }, ['score']],
  ['a number beside its range', { indice: { valor: 7, minimo: 0, maximo: 10 } }, ['score']],
  ['no score beyond its scale', { score: 1640 }, ['fields']],
  [
    'a date and a text are an event',
    { fatos: [{ data: '2024-01-31', descricao: 'Citação expedida' }] },
    ['timeline'],
  ],
  [
    'with an amount they are a row',
    { fatos: [{ data: '2024-01-31', descricao: 'Boleto', valor: 1.5 }] },
    ['table'],
  ],
  ['an answer that is a list is a table even so', [{ data: '2024-01-31', descricao: 'Natal' }], ['table']],
  ['plain values', { apelidos: ['Ana', 'Aninha'] }, ['list']],
  ['a picture comes last', { foto: image, nome: 'Ana', cor: 'azul' }, ['fields', 'image']],
  ['pictures in a list', { fotos: [image, image] }, ['image', 'image']],
  ['no value at all', {}, []],
])('makes blocks: %s', (_reason, answer, blocks) => {
  expect(listBlockKinds(proposeLayout(answer))).toEqual(blocks)
})

it.each<[situation: string, color: string | undefined, another?: string]>([
  ['ATIVA', 'success', 'SUSPENSA'],
  ['Regular', 'success', 'Pendente de regularização'],
  ['baixada', 'danger', 'ativa'],
  ['Situação nunca vista', undefined],
])('colours the situation %s', (situation, color, another) => {
  const colors = proposeLayout({ ...company, situacao: situation }).summary?.status?.colors
  expect(colors?.[situation]).toBe(color)
  if (another !== undefined) expect(colors).toHaveProperty([another])
})

it.each<[reason: string, answer: Json, leftOut: string[]]>([
  [
    'what wraps an answer',
    { success: true, status: 200, message: 'ok', data: { porte: 'ME' } },
    ['success', 'status', 'message'],
  ],
  [
    'what speaks of the answer beside it',
    { porte: 'ME', service: 'viacep', error: null },
    ['service', 'error'],
  ],
  ['not a situation that is called status', { status: 'ATIVA', code: 'X1' }, []],
  ['not a list beside other values', { data: ['a'], porte: 'ME' }, []],
  ['lists that it has not seen filled', { protestos: [] }, ['protestos']],
  [
    'keys that the manifest cannot write',
    JSON.parse('{"__proto__": 1, "a": {"b ": 2, "c": 3, "d": 4}}'),
    ['__proto__', 'a.b '],
  ],
  ['documents in base64', { comprovante: 'JVBERi0xLjQK'.repeat(60) }, ['comprovante']],
])('leaves out %s', (_reason, answer, leftOut) => {
  expect(proposeLayout(answer).leftOut.map(({ path }) => path)).toEqual(leftOut)
})

it('takes the points of a driving licence for no score of credit', () => {
  const { result } = proposeLayout({
    condutor: { ...person, numeroCnh: '1', pontuacaoTotal: 17, limitePontos: 40 },
  })
  expect(result.map(({ block }) => block)).not.toContain('score')
})

it('leaves out an object that only tells how the request went', () => {
  const { result, leftOut } = proposeLayout({
    retorno: { codigo: 0, mensagem: 'OK' },
    veiculo: { placa: 'BRA2E19' },
  })
  expect(JSON.stringify(result)).not.toContain('mensagem')
  expect(leftOut.map(({ path }) => path)).toContain('retorno')
})
