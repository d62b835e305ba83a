import { expect, it } from 'vitest'
import {
  type LayoutProposal,
  proposeLayout,
} from '../../../../codegen/authoring/sample-answer/propose-layout.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'

const person = { nome: 'ANA EXEMPLO', cpf: '11144477735' }
const company = { razao_social: 'EMPRESA EXEMPLO LTDA', cnpj: '11222333000181' }
const image = `data:image/png;base64,${'iVBORw0KGgo'.padEnd(300, 'A')}`

/** Lists the labels of the values that a proposal hides. */
const listSensitiveLabels = ({ summary, result }: LayoutProposal) =>
  [
    ...(summary?.detail ? [summary.detail] : []),
    ...result.flatMap((block): { label?: string | undefined; sensitive?: boolean | undefined }[] => {
      if (block.block === 'fields') return block.items
      if (block.block === 'table') return block.columns
      return block.block === 'list' ? [{ label: block.title, sensitive: block.sensitive }] : []
    }),
  ]
    .filter(({ sensitive }) => sensitive)
    .map(({ label }) => label)

it.each<[reason: string, answer: Json, labels: string[]]>([
  [
    "a person's document, birth date, mother, income and phone",
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
    'the street address of a person, but not the city',
    {
      ...person,
      endereco: { logradouro: 'Rua A', numero: '1', complemento: 'casa', cidade: 'Niterói', cep: '24029007' },
    },
    ['CPF', 'Logradouro', 'Número', 'Complemento'],
  ],
  [
    'no public data of a company',
    { ...company, telefone: '1133334444', email: 'a@example.com', logradouro: 'Rua A', numero: '1' },
    [],
  ],
  [
    'no address without a person',
    { cep: '01001-000', logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo' },
    [],
  ],
  [
    'a phone without a known owner',
    { operadora: 'Operadora Exemplo', telefone: '11987654321' },
    ['Telefone'],
  ],
  [
    'no value that the source has already hidden',
    { ...company, socios: [{ nome: 'ANA EXEMPLO', cpf: '***444777**' }] },
    [],
  ],
  [
    'a CPF under any key, and a text with one',
    {
      dono: { numeroDocumentoProprietario: '11144477735', TaxId: 11144477735, obs: 'CPF 111.444.777-35' },
      linhas: [{ documento: '11222333000181' }, { documento: '11144477735' }, { documento: 'X-1' }],
    },
    ['Documento do proprietário', 'Observações', 'Linhas'],
  ],
  [
    'a CPF in a column with hidden ones',
    {
      socios: [
        { cpf: '***444777**', idade: 3 },
        { cpf: '11144477735', idade: 4 },
      ],
    },
    ['CPF'],
  ],
  [
    'no yes or no, and no state of a document',
    { ...person, possui_mae: true, uf_rg: 'SP', rg: '123456789' },
    ['CPF', 'RG'],
  ],
])('hides %s', (_reason, answer, labels) => {
  expect(listSensitiveLabels(proposeLayout(answer))).toEqual(labels)
})

const listBlockKinds = ({ result }: LayoutProposal) => result.map(({ block }) => block)

it.each<[reason: string, answer: Json, blocks: string[]]>([
  ['a number called a score without its scale', { score: 640 }, ['fields']],
  ['a number beside its range', { indice: { valor: 7, minimo: 0, maximo: 10 } }, ['score']],
  ['a number beyond the scale of a score', { score: 1640 }, ['fields']],
  ['a date and a text', { fatos: [{ data: '2024-01-31', descricao: 'Citação expedida' }] }, ['timeline']],
  [
    'a date, a text and an amount',
    { fatos: [{ data: '2024-01-31', descricao: 'Boleto', valor: 1.5 }] },
    ['table'],
  ],
  ['an answer that is a list of dates and texts', [{ data: '2024-01-31', descricao: 'Natal' }], ['table']],
  ['plain values', { apelidos: ['Ana', 'Aninha'] }, ['list']],
  ['an image, which comes last', { foto: image, nome: 'Ana', cor: 'azul' }, ['fields', 'image']],
  ['images in a list', { fotos: [image, image] }, ['image', 'image']],
  ['an empty answer', {}, []],
])('adds blocks for %s', (_reason, answer, blocks) => {
  expect(listBlockKinds(proposeLayout(answer))).toEqual(blocks)
})

it.each<[situation: string, color: string | undefined, another?: string]>([
  ['ATIVA', 'success', 'SUSPENSA'],
  ['Regular', 'success', 'Pendente de regularização'],
  ['baixada', 'danger', 'ativa'],
  ['Situação nunca vista', undefined],
])('colors the status %s', (situation, color, another) => {
  const colors = proposeLayout({ ...company, situacao: situation }).summary?.status?.colors
  expect(colors?.[situation]).toBe(color)
  if (another !== undefined) expect(colors).toHaveProperty([another])
})

it.each<[reason: string, answer: Json, leftOut: string[]]>([
  [
    'the metadata of an envelope',
    { success: true, status: 200, message: 'ok', data: { porte: 'ME' } },
    ['success', 'status', 'message'],
  ],
  ['metadata beside the data', { porte: 'ME', service: 'viacep', error: null }, ['service', 'error']],
  ['no status of the subject', { status: 'ATIVA', code: 'X1' }, []],
  ['no list beside other values', { data: ['a'], porte: 'ME' }, []],
  ['empty lists', { protestos: [] }, ['protestos']],
  [
    'keys that the manifest cannot contain',
    JSON.parse('{"__proto__": 1, "a": {"b ": 2, "c": 3, "d": 4}}'),
    ['__proto__', 'a.b '],
  ],
  ['data of an unknown kind', { comprovante: 'Xy-9'.repeat(160) }, ['comprovante']],
])('leaves out %s', (_reason, answer, leftOut) => {
  expect(proposeLayout(answer).leftOut.map(({ path }) => path)).toEqual(leftOut)
})

it('does not show points of a driving license as a score', () => {
  const { result } = proposeLayout({
    condutor: { ...person, numeroCnh: '1', pontuacaoTotal: 17, limitePontos: 40 },
  })
  expect(result.map(({ block }) => block)).not.toContain('score')
})

it('leaves out an object with only the status of the request', () => {
  const { result, leftOut } = proposeLayout({
    retorno: { codigo: 0, mensagem: 'OK' },
    veiculo: { placa: 'BRA2E19' },
  })
  expect(JSON.stringify(result)).not.toContain('mensagem')
  expect(leftOut.map(({ path }) => path)).toContain('retorno')
})
