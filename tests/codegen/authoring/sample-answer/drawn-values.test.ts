import { describe, expect, it } from 'vitest'
import { createExample, createExampleRecord } from './support/create-example.ts'

describe('drawn dates and numbers', () => {
  it('keep the form of a date', () => {
    expect(
      createExampleRecord({
        a: '17/01/1984',
        b: '2026-11-03T14:32:10.123-03:00',
        c: 'junho de 2021',
        data: '20240229',
      }),
    ).toEqual({
      a: expect.stringMatching(/^\d\d\/\d\d\/20\d\d$/),
      b: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000-03:00$/),
      c: expect.stringMatching(/^\p{L}+ de 20\d\d$/u),
      data: expect.stringMatching(/^20\d{6}$/),
    })
  })

  it('lie in the period of the key: births, then openings, closings and expiries', () => {
    const text = '2020-05-06'
    const { validade, data_baixa, dataAbertura, outra, nascimento } = createExampleRecord({
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

  it('get earlier from row to row, as in lists of events', () => {
    const rows = createExample(['2020-05-06', '2021-05-06', '2022-05-06', '2023-05-06']) as string[]
    expect([...rows].sort().reverse()).toEqual(rows)
    expect(new Set(rows).size).toBe(4)
  })

  it('keep midnight, which means that no time is known', () => {
    expect(createExampleRecord({ a: '2020-05-06T00:00:00' }).a).toMatch(/T00:00:00$/)
  })

  it('keep sign and magnitude of a number, but no digit', () => {
    const { renda, divida, ajuste, cheia, texto, real, topo } = createExampleRecord({
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

  it('do not reveal how round a number is', () => {
    expect(createExample([4000, 250.5, 1.123])).toEqual(createExample([4837, 251.37, 1.123_456]))
  })

  it('are plausible for their key', () => {
    const keys = ['idade', 'latitude', 'longitude', 'mes', 'dia']
    const row = Object.fromEntries(keys.map((key) => [key, 12]))
    for (const drawn of createExample(Array(5).fill(row)) as Record<string, number>[]) {
      expect(drawn.idade).toBeGreaterThanOrEqual(18)
      expect(drawn.latitude).toBeLessThan(33)
      expect(drawn.longitude).toBeGreaterThan(35)
      expect(drawn.mes).toBeLessThan(13)
      expect(drawn.dia).toBeLessThan(29)
    }
  })

  it('stay inside a scale, and keep its limits', () => {
    const { pontos, minimo, maximo } = createExampleRecord({ pontos: 312, minimo: 300, maximo: 850 })
    expect([minimo, maximo]).toEqual([300, 850])
    expect(pontos).toBeGreaterThan(300)
    expect(pontos).toBeLessThan(850)
  })

  it('replace the limits of a scale that is not of a score', () => {
    const { renda } = createExampleRecord({ renda: { minima: 2000, maxima: 3000 } })
    expect(renda).toEqual({ minima: expect.any(Number), maxima: expect.any(Number) })
    expect(renda).not.toEqual({ minima: 2000, maxima: 3000 })
  })

  it('support numbers beyond safe integers', () => {
    for (const number of [2 ** 64, 1.5e300, Number.MAX_VALUE, 5e-300, -0, 0.1, 2, 1e21]) {
      const other = Number(createExampleRecord({ id: number }).id)
      expect(Number.isFinite(other)).toBe(true)
      expect(other === 0).toBe(number === 0)
    }
  })
})
