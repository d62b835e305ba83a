import { isValidCnpj, isValidCpf, isValidPhone } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { exampleFrom } from '../../../codegen/answer/example-from.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'

const exampleOf = (answer: Json) => exampleFrom(answer).example
const record = (answer: Json) => exampleOf(answer) as Record<string, Json>
const parsed = (text: string): Json => JSON.parse(text)

describe('an invented value', () => {
  it('has the mask of the original one, and its check digits are right', () => {
    const { a, b, c, d } = record({
      a: '529.982.247-25',
      b: '52998224725',
      c: '11.444.777/0001-61',
      d: '12.ABC.345/01DE-35',
    })
    expect(a).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d\d$/)
    expect(isValidCpf(String(a))).toBe(true)
    expect(String(a).replace(/\D/g, '')).toBe(b)
    expect(c).toMatch(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d\d$/)
    expect(isValidCnpj(String(c))).toBe(true)
    expect(d).toMatch(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d\d$/)
    expect(isValidCnpj(String(d), { version: 2 })).toBe(true)
    expect(String(d)).toMatch(/[A-Z]/)
  })

  it('keeps the asterisks of a document that the source has masked', () => {
    expect(record({ cpf: '***982247**' }).cpf).toMatch(/^\*{3}\d{6}\*{2}$/)
    expect(record({ cpf: '***.982.247-**' }).cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*\*$/)
  })

  it('is the same wherever the original one stands, in whatever case', () => {
    const { nome, socio, outro } = record({
      nome: 'Iracema Souza',
      socio: 'IRACEMA SOUZA',
      outro: 'Odete Souza',
    })
    expect(socio).toBe(String(nome).toUpperCase())
    expect(outro).toBeTypeOf('string')
  })

  it('is a woman for a mother and a man for a father', () => {
    const { nome_mae, nome_pai } = record({ nome_mae: 'Odete Souza', nome_pai: 'Odair Souza' })
    expect(nome_mae).toMatch(/^(?:Fulana|Beltrana|Sicrana) /)
    expect(nome_pai).toMatch(/^(?:Fulano|Beltrano|Sicrano) /)
  })

  it('is what another answer of the same form gets, so that it tells nothing of the original', () => {
    const first = {
      cpf: '52998224725',
      nome: 'Odete Souza',
      razao_social: 'Loja Azul Ltda',
      email: 'x@y.com',
      cep: '04567-890',
      ddd: '43',
      cidade: 'Londrina',
    }
    const again = exampleOf(exampleOf(first))
    expect(again).toEqual(exampleOf(first))
    for (const [key, value] of Object.entries(record(first))) expect(value).not.toBe(Reflect.get(first, key))
  })

  it('has no word of a true name or place', () => {
    const answer = {
      nome: 'Ana Clara Modelo',
      cidade: 'Nova Vila',
      credor: 'Livraria Central Ltda',
      bairro: 'Jardim Alto',
      logradouro: 'Avenida Central',
    }
    expect(JSON.stringify(exampleOf(answer))).not.toMatch(/ana |clara|nova|vila|livraria|jardim|avenida/i)
  })

  it('lies in the state that the answer names', () => {
    const { cep, municipio, telefone, uf } = record({
      cep: '80000-123',
      municipio: 'LONDRINA',
      telefone: '(43) 3333-4444',
      uf: 'PR',
    })
    expect({ cep, municipio, telefone, uf }).toEqual({
      cep: '80599-001',
      municipio: 'EXEMPLOPOLIS',
      telefone: '(41) 3000-0011',
      uf: 'PR',
    })
    expect(isValidPhone(String(telefone))).toBe(true)
  })

  it('has the form of a date', () => {
    expect(
      record({ a: '17/01/1984', b: '2026-11-03T14:32:10.123-03:00', c: 'junho de 2021', data: '20240229' }),
    ).toEqual({
      a: expect.stringMatching(/^\d\d\/\d\d\/20\d\d$/),
      b: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000-03:00$/),
      c: expect.stringMatching(/^\p{L}+ de 20\d\d$/u),
      data: expect.stringMatching(/^20\d{6}$/),
    })
  })

  it('is a date where its key says: a birth before an opening, a closing, and an expiry', () => {
    const text = '2020-05-06'
    const { validade, data_baixa, dataAbertura, outra, nascimento } = record({
      validade: text,
      data_baixa: text,
      dataAbertura: text,
      outra: text,
      nascimento: { data: text },
    })
    const birth = String(Reflect.get(nascimento as object, 'data'))
    const order = [birth, dataAbertura, outra, data_baixa, validade].map(String)
    expect(order).toEqual([...order].sort())
    expect(birth).toMatch(/^19/)
  })

  it('is a later date for an earlier row, as lists of events have it', () => {
    const rows = exampleOf(['2020-05-06', '2021-05-06', '2022-05-06', '2023-05-06']) as string[]
    expect([...rows].sort().reverse()).toEqual(rows)
    expect(new Set(rows).size).toBe(4)
  })

  it('keeps midnight, which says that no time is known', () => {
    expect(record({ a: '2020-05-06T00:00:00' }).a).toMatch(/T00:00:00$/)
  })

  it('has the sign and the magnitude of a number, and none of its digits', () => {
    const { renda, divida, ajuste, cheia, texto, real, topo } = record({
      renda: 4200,
      divida: 1234.5,
      ajuste: -870,
      cheia: 100,
      texto: '1.234,56',
      real: 'R$ 46.505,00',
      topo: 'R$ 1.000,00',
    })
    expect(String(renda)).toMatch(/^\d{4}$/)
    expect(String(divida)).toMatch(/^\d{4}\.\d\d$/)
    expect(String(ajuste)).toMatch(/^-\d{3}$/)
    expect(String(cheia)).toMatch(/^\d\d$/)
    expect(texto).toMatch(/^\d\.\d{3},\d\d$/)
    expect(real).toMatch(/^R\$ \d\d\.\d{3},\d\d$/)
    expect(topo).toMatch(/^R\$ \d{3},\d\d$/)
  })

  it('does not tell how round a number is', () => {
    expect(exampleOf([4000, 250.5, 1.123])).toEqual(exampleOf([4837, 251.37, 1.123_456]))
  })

  it('is plausible for its key', () => {
    const keys = ['idade', 'latitude', 'longitude', 'mes', 'dia']
    const row = Object.fromEntries(keys.map((key) => [key, 12]))
    for (const drawn of exampleOf(Array(5).fill(row)) as Record<string, number>[]) {
      expect(drawn.idade).toBeGreaterThanOrEqual(18)
      expect(drawn.latitude).toBeLessThan(33)
      expect(drawn.longitude).toBeGreaterThan(35)
      expect(drawn.mes).toBeLessThan(13)
      expect(drawn.dia).toBeLessThan(29)
    }
  })

  it('stays inside a scale, whose ends stay', () => {
    const { pontos, minimo, maximo } = record({ pontos: 312, minimo: 300, maximo: 850 })
    expect([minimo, maximo]).toEqual([300, 850])
    expect(pontos).toBeGreaterThan(300)
    expect(pontos).toBeLessThan(850)
  })

  it('stands for the ends of a scale that is not that of a score', () => {
    const { renda } = record({ renda: { minima: 2000, maxima: 3000 } })
    expect(renda).toEqual({ minima: expect.any(Number), maxima: expect.any(Number) })
    expect(renda).not.toEqual({ minima: 2000, maxima: 3000 })
  })

  it('may be beyond what whole numbers can hold', () => {
    for (const number of [2 ** 64, 1.5e300, Number.MAX_VALUE, 5e-300, -0, 0.1, 2, 1e21]) {
      const other = Number(record({ id: number }).id)
      expect(Number.isFinite(other)).toBe(true)
      expect(other === 0).toBe(number === 0)
    }
  })

  it('is a name for a short text and sentences for a longer one, without its markup', () => {
    const invented = (observacao: string) => String(record({ observacao }).observacao)
    expect(invented('Paga em dia')).toBe('Observação de exemplo')
    expect(invented('<b>Odete</b> & Souza $ '.repeat(20))).not.toMatch(/[<&$]/)
    const lengths = [70, 199, 300, 9000].map((length) => invented('x '.repeat(length / 2)).length)
    expect(lengths[0]).toBe(lengths[1])
    expect(lengths[2]).toBe(lengths[3])
    expect(lengths[2]).toBeGreaterThan(350)
    expect(lengths[3]).toBeLessThan(800)
  })

  it('is a small image for an image', () => {
    const { foto, anexo } = record({
      foto: `/9j/${'4AAQSkZJRg'.repeat(900)}`,
      anexo: `data:image/webp;base64,${'QUJD'.repeat(90)}`,
    })
    expect(foto).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
    expect(anexo).toBe(foto)
    expect(String(foto).length).toBeLessThan(400)
  })

  it('has letters, digits and marks where a code has them', () => {
    const { protocolo, id, ispb, ano, ddd } = record({
      protocolo: 'AB-1234/xy',
      id: 'b5f1c1de-1b1a-4c6e-9d55-0f2f7d7f4a10',
      ispb: '00360305',
      ano: 2019,
      ddd: '43',
    })
    expect(protocolo).toMatch(/^[A-Z]{2}-\d{4}\/[a-z]{2}$/)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/)
    expect(ispb).toMatch(/^00[1-9]?\d{5,6}$/)
    expect(ano).toBeGreaterThan(2010)
    expect(ddd).toMatch(/^\d\d$/)
  })
})

describe('what stays', () => {
  it('is what says the same of everybody', () => {
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
    const { example, replaced } = exampleFrom({ ...answer, k: '-', estado: 'Paraná', service: 'open-cep' })
    expect(example).toEqual({ ...answer, k: '-', estado: 'Paraná', service: 'open-cep' })
    expect(replaced).toEqual([])
  })

  it('is not a name that is also a word of a list', () => {
    expect(record({ razao_social: 'ATIVA' }).razao_social).not.toBe('ATIVA')
    expect(record({ mae: 'Branca' }).mae).not.toBe('Branca')
    expect(record({ tipo_socio: 'Administrador' }).tipo_socio).toBe('Administrador')
  })

  it('is the code of a state behind a city, and no other two letters', () => {
    const { a, b } = record({ a: { cidade: 'Londrina - PR' }, b: { cidade: 'Londrina - OS' } })
    expect([a, b]).toEqual([
      { cidade: expect.stringMatching(/ - PR$/) },
      { cidade: expect.not.stringContaining('OS') },
    ])
  })
})

describe('a CPF', () => {
  it('is replaced under any key, also among other words', () => {
    const { TaxIdNumber, numero, texto, empresa, chave } = record({
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

  it('in a late row of a list stands in the example, so that the layout masks it', () => {
    const rows = Array.from({ length: 40 }, () => ({ documento: '11222333000181' }))
    const { kept } = record({ kept: [...rows, { documento: '52998224725' }] })
    expect((kept as { documento: string }[]).some(({ documento }) => isValidCpf(documento))).toBe(true)
  })
})

describe('keys', () => {
  it('that are data are invented too, and told by what stands for them', () => {
    const { example, replaced } = exampleFrom({
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
    expect(record({ 'Odete Souza': { nome: 'Odete Souza' } })).toEqual({
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
    const { example, replaced } = exampleFrom({ [key]: true })
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
    expect(exampleOf({ [key]: true })).toEqual({ [key]: true })
  })

  it('that are alike in what they hold are data', () => {
    const row = { cpf: null, idade: 3 }
    expect(Object.keys(record({ zeca: row, tonho: row, duda: row })).join()).not.toMatch(/zeca|tonho|duda/)
    expect(Object.keys(record({ titular: row, mae: row, pai: row }))).toEqual(['titular', 'mae', 'pai'])
  })

  it('that a manifest refuses are left out and told', () => {
    const { example, leftOut } = exampleFrom(
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
    const { example, leftOut } = exampleFrom({ rows })
    const kept = (example as { rows: Json[] }).rows
    expect(kept).toHaveLength(4)
    expect(kept[3]).toEqual({ idade: null, raro: { fundo: 'Fundo 1' } })
    expect(leftOut).toEqual([{ path: 'rows', why: 'de 312 elementos ficaram 4' }])
  })

  it('keeps a few of the keys that are data, and tells where by what stands for them', () => {
    const people = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `Odete Souza ${'ABCDEFGHIJKLMNOPQRSTUVWXYZÇÉÍÓ'[index]}`,
        [2, 3, 4, 5, 6, 7],
      ]),
    )
    const { example, leftOut } = exampleFrom({ people })
    expect(Object.keys((example as { people: object }).people)).toHaveLength(3)
    expect(leftOut[0]).toEqual({ path: 'people', why: 'de 30 chaves ficaram 3' })
    expect(leftOut[1]?.path).toMatch(/^people\.\p{L}+ \p{L}+$/u)
  })

  it('ends where a manifest has no more room, however deep it goes', () => {
    const levels = 50_000
    const { example, leftOut } = exampleFrom(parsed(`${'{"a":'.repeat(levels)}"x"${'}'.repeat(levels)}`))
    expect(JSON.stringify(example)).toBe(`${'{"a":'.repeat(23)}{}${'}'.repeat(23)}`)
    expect(leftOut).toEqual([{ path: Array(24).fill('a').join('.'), why: 'há mais de 24 níveis de dados' }])
  })

  it('may be a list or a single value', () => {
    expect(exampleOf([])).toEqual([])
    expect(exampleOf([{ nome: 'Odete Souza' }])).toEqual([{ nome: 'Fulana Exemplo' }])
    expect(exampleOf(null)).toBe(null)
    expect(exampleFrom('Odete').replaced).toEqual([{ path: '$', kind: 'text' }])
  })
})
