import { isValidCpf } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { inventExample } from '../../../../codegen/authoring/sample-answer/invent-example.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { createExample, createExampleRecord } from './support/create-example.ts'

const parsed = (text: string): Json => JSON.parse(text)

describe('values that stay', () => {
  it('identify nobody', () => {
    const answer = {
      a: true,
      b: null,
      c: '',
      d: 0,
      e: 1,
      f: 'SP',
      situacao: 'ATIVA',
      sexo: 'F',
      g: 'N',
      h: [],
      i: {},
      k: '—',
    }
    const { example, replaced } = inventExample({ ...answer, k: '-', estado: 'Paraná', service: 'open-cep' })
    expect(example).toEqual({ ...answer, k: '-', estado: 'Paraná', service: 'open-cep' })
    expect(replaced).toEqual([])
  })

  it('do not include a name that is also a closed word', () => {
    expect(createExampleRecord({ razao_social: 'ATIVA' }).razao_social).not.toBe('ATIVA')
    expect(createExampleRecord({ mae: 'Branca' }).mae).not.toBe('Branca')
    expect(createExampleRecord({ tipo_socio: 'Administrador' }).tipo_socio).toBe('Administrador')
  })

  it('include a state code after a city, but no other two letters', () => {
    const { a, b } = createExampleRecord({ a: { cidade: 'Londrina - PR' }, b: { cidade: 'Londrina - OS' } })
    expect([a, b]).toEqual([
      { cidade: expect.stringMatching(/ - PR$/) },
      { cidade: expect.not.stringContaining('OS') },
    ])
  })
})

describe('a CPF', () => {
  it('is replaced under any key, also among other words', () => {
    const { TaxIdNumber, numero, texto, empresa, chave } = createExampleRecord({
      TaxIdNumber: '52998224725',
      numero: 52998224725,
      texto: 'Titular 529.982.247-25, paga em dia',
      empresa: 'ODETE SOUZA 52998224725',
      chave: 'CPF52998224725',
    })
    expect(isValidCpf(String(TaxIdNumber))).toBe(true)
    expect(numero).toBe(Number(TaxIdNumber))
    expect(String(texto)).toMatch(/^Texto de exemplo \d{3}\.\d{3}\.\d{3}-\d\d$/)
    expect(String(empresa)).toMatch(new RegExp(` ${TaxIdNumber}$`))
    expect(String(chave)).toMatch(new RegExp(` ${TaxIdNumber}$`))
  })

  it('in a late row is in the example, so that the layout hides its column', () => {
    const rows = Array.from({ length: 40 }, () => ({ documento: '11222333000181' }))
    const { kept } = createExampleRecord({ kept: [...rows, { documento: '52998224725' }] })
    expect((kept as { documento: string }[]).some(({ documento }) => isValidCpf(documento))).toBe(true)
  })
})

describe('keys', () => {
  it('are replaced if they are data, and reported by their replacement', () => {
    const { example, replaced } = inventExample({
      '529.982.247-25': { idade: 30 },
      'odete@casa.com.br': 1,
      'Odete Souza': true,
      '1984-01-17': 0,
      terezinha: null,
      'Nome completo': 'Odete Souza',
      endereco_2: null,
    })
    const keys = Object.keys(example as object)
    expect(keys.slice(5)).toEqual(['Nome completo', 'endereco_2'])
    expect(keys.join()).not.toMatch(/529|odete|souza|1984|terezinha/i)
    expect(replaced.slice(0, 5).map(({ kind }) => kind)).toEqual(['cpf', 'email', 'person', 'date', 'person'])
    expect(createExampleRecord({ 'Odete Souza': { nome: 'Odete Souza' } })).toEqual({
      'Fulana Exemplo': { nome: 'Fulana Exemplo' },
    })
  })

  it.each([
    'Carlos Dias',
    'Iracema Dias',
    'Maria da Silva e Souza',
    'MAX DE BARROS',
    'joana',
    'nome_joana',
    'Loja Azul Ltda',
    '43 99999-1234',
  ])('such as %s are data', (key) => {
    const { example, replaced } = inventExample({ [key]: true })
    expect(example).not.toHaveProperty([key])
    expect(replaced).toHaveLength(1)
  })

  it.each([
    'Data de Nascimento',
    'SITUACAO_CADASTRAL',
    'DT_REF',
    'Valor Venal',
    'razaoSocial',
    'v2',
    'SP',
    'ddd_telefone_1',
    'chave estranha',
    'Dias em Atraso',
    '0',
  ])('such as %s are names of values', (key) => {
    expect(createExample({ [key]: true })).toEqual({ [key]: true })
  })

  it('are data if their siblings have the same keys inside', () => {
    const row = { cpf: null, idade: 3 }
    expect(Object.keys(createExampleRecord({ zeca: row, tonho: row, duda: row })).join()).not.toMatch(
      /zeca|tonho|duda/,
    )
    expect(Object.keys(createExampleRecord({ titular: row, mae: row, pai: row }))).toEqual([
      'titular',
      'mae',
      'pai',
    ])
  })

  it('are left out and reported if the manifest rejects them', () => {
    const { example, leftOut } = inventExample(
      parsed('{"a":{"__proto__":{"x":1},"constructor":2},"b\\u202e":3,"":4,"c":0}'),
    )
    expect(example).toEqual({ a: {}, c: 0 })
    expect(Object.getPrototypeOf(example)).toBe(Object.prototype)
    expect(leftOut).toEqual([
      { path: 'a.__proto__', why: 'o manifesto não permite uma chave com esse nome' },
      { path: 'a.constructor', why: 'o manifesto não permite uma chave com esse nome' },
      { path: '$', why: 'uma chave tem caracteres que não se veem' },
      { path: '$', why: 'uma chave não tem nome' },
    ])
  })
})

describe('a long answer', () => {
  it('keeps elements that together show every key', () => {
    const rows: Json[] = Array.from({ length: 312 }, (_, index) => ({ idade: index + 2 }))
    rows[200] = { idade: null, raro: { fundo: 'Odete' } }
    const { example, leftOut } = inventExample({ rows })
    const exampleRows = (example as { rows: Json[] }).rows
    expect(exampleRows).toHaveLength(4)
    expect(exampleRows[3]).toEqual({ idade: null, raro: { fundo: 'Fundo 1' } })
    expect(leftOut).toEqual([{ path: 'rows', why: 'de 312 elementos ficaram 4' }])
  })

  it('keeps a few of the keys that are data, and reports their replacements', () => {
    const people = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `Odete Souza ${'ABCDEFGHIJKLMNOPQRSTUVWXYZÇÉÍÓ'[index]}`,
        [2, 3, 4, 5, 6, 7],
      ]),
    )
    const { example, leftOut } = inventExample({ people })
    expect(Object.keys((example as { people: object }).people)).toHaveLength(3)
    expect(leftOut[0]).toEqual({ path: 'people', why: 'de 30 chaves ficaram 3' })
    expect(leftOut[1]?.path).toMatch(/^people\.\p{L}+ \p{L}+$/u)
  })

  it('is cut at the depth limit of a manifest', () => {
    const levels = 50_000
    const { example, leftOut } = inventExample(parsed(`${'{"a":'.repeat(levels)}"x"${'}'.repeat(levels)}`))
    expect(JSON.stringify(example)).toBe(`${'{"a":'.repeat(23)}{}${'}'.repeat(23)}`)
    expect(leftOut).toEqual([{ path: Array(24).fill('a').join('.'), why: 'há mais de 24 níveis de dados' }])
  })

  it('may be a list or a single value', () => {
    expect(createExample([])).toEqual([])
    expect(createExample([{ nome: 'Odete Souza' }])).toEqual([{ nome: 'Fulana Exemplo' }])
    expect(createExample(null)).toBe(null)
    expect(inventExample('Odete').replaced).toEqual([{ path: '$', kind: 'text' }])
  })
})
