import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { describe, expect, it } from 'vitest'
import { readParties } from '@/session/graph/model/parties.ts'

const name = { label: 'Nome', value: 'nome', format: 'name' }
const cpf = { label: 'CPF', value: 'cpf', format: 'cpf', sensitive: true }

const define = (...result: object[]) => ({ fields: [], result }) as unknown as ConsultaDefinition

const table = (...columns: object[]) => define({ block: 'table', title: 'Parentes', value: 'rows', columns })

describe('readParties', () => {
  it('reads who a row names, and what the marked column says of it', () => {
    const definition = table(
      { label: 'Parentesco', value: 'tipo', relation: true },
      { ...name, sensitive: true, leads: false },
      cpf,
      { label: 'Empresa', value: 'empresa' },
      { label: 'CNPJ', value: 'cnpj', format: 'cnpj' },
    )
    const rows = [
      { tipo: 'Mãe', nome: 'Ana Exemplo', cpf: '11144477735', empresa: 'Café', cnpj: '11222333000181' },
    ]
    expect(readParties(definition, { rows })).toEqual([
      {
        value: { kind: 'cpf', value: '11144477735' },
        name: { whole: 'Ana Exemplo', hidden: 'A••• E•••' },
        relation: 'Mãe',
      },
      {
        value: { kind: 'cnpj', value: '11222333000181' },
        name: { whole: 'Café', hidden: 'Café' },
        relation: 'Empresa',
      },
    ])
  })

  it('takes the title of the block if no column is marked, and no number for a name', () => {
    const definition = table({ label: 'Inscrição', value: 'numero' }, cpf)
    const rows = [{ numero: '110.042', cpf: '11144477735' }]
    expect(readParties(definition, { rows })).toEqual([
      { value: { kind: 'cpf', value: '11144477735' }, relation: 'Parentes' },
    ])
  })

  it('reads a company from a document of either kind', () => {
    const rows = [{ cpf: '11.222.333/0001-81' }]
    expect(readParties(table(cpf), { rows })[0]?.value).toEqual({ kind: 'cnpj', value: '11222333000181' })
  })

  it('takes a name that leads if the source gives only a part of the document', () => {
    const row = { nome: 'ANA EXEMPLO', cpf: '***444777**' }
    const shown = { ...cpf, sensitive: false }
    expect(readParties(table(name, shown), { rows: [row] })).toEqual([
      {
        value: { kind: 'name', value: 'ANA EXEMPLO' },
        name: { whole: 'Ana Exemplo', hidden: 'Ana Exemplo' },
        partialDocument: '***.444.777-**',
        relation: 'Parentes',
      },
    ])
    expect(readParties(table({ ...name, leads: false }, shown), { rows: [row] })).toEqual([])
  })

  it('says of single values what their label or their block says', () => {
    const definition = define(
      { block: 'fields', title: 'Filiação', items: [{ ...name, label: 'Nome da mãe' }] },
      { block: 'fields', title: 'Titular', items: [cpf] },
    )
    const parties = readParties(definition, { nome: 'Ana Exemplo', cpf: '11144477735' })
    expect(parties.map(({ relation }) => relation)).toEqual(['Nome da mãe', 'Titular'])
  })
})
