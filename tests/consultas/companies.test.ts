import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { families } from '../../src/generated/consultas/index.ts'

type JsonObject = { [key: string]: Json }

const loaded = await Promise.all(Object.values(families).map((load) => load()))
const definitions = loaded.flatMap(({ default: { variants } }): ConsultaDefinition[] =>
  Object.values(variants),
)

/** Every object of an answer, itself included. */
function objectsIn(answer: Json | undefined): JsonObject[] {
  if (typeof answer !== 'object' || answer === null) return []
  const inner = Object.values(answer).flatMap(objectsIn)
  return Array.isArray(answer) ? inner : [answer, ...inner]
}

const answers = definitions.flatMap(({ example, examples }) => [
  example,
  ...examples.map(({ answer }) => answer),
])
const objects = answers.flatMap(objectsIn)

/** Keys of a company's number, and of the name that stands beside it. */
const numberKeys = ['cnpj', 'cnpj_credor']
const nameKeys = ['razao_social', 'empregador', 'credor', 'instituicao']

const textOf = (object: JsonObject, keys: string[]) =>
  keys.map((key) => object[key]).find((value) => typeof value === 'string')

/** Sources write names with or without accents, and in capitals. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}|\./gu, '')
    .toUpperCase()

/** The first eight characters of a CNPJ, which its branches share and which are a bank's ISPB. */
const companies = objects.flatMap((object) => {
  const number = textOf(object, numberKeys) ?? textOf(object, ['raiz', 'ispb'])
  const name = textOf(object, nameKeys)
  return number && name ? [{ root: number.replace(/[^0-9A-Z]/g, '').slice(0, 8), name: plainName(name) }] : []
})

const distinct = (texts: string[]) => [...new Set(texts)]

describe('the companies of the examples', () => {
  it.each(distinct(companies.map(({ root }) => root)))('%s has one name', (root) => {
    expect(distinct(companies.filter((one) => one.root === root).map(({ name }) => name))).toHaveLength(1)
  })

  it.each(distinct(companies.map(({ name }) => name)))('%s has one CNPJ', (name) => {
    expect(distinct(companies.filter((one) => one.name === name).map(({ root }) => root))).toHaveLength(1)
  })

  it('have people for partners where they are in the Simples Nacional', () => {
    const partners = objects
      .filter(({ opcao_pelo_simples: simples }) => simples === true)
      .flatMap(({ qsa }) => objectsIn(qsa))
    expect(partners.length).toBeGreaterThan(0)
    expect(partners.filter(({ identificador_de_socio: kind }) => kind !== 2)).toEqual([])
  })
})

/** The digits with which the FIPE table begins a maker's codes. */
const fipePrefixes: Record<string, string> = { Fiat: '001', VW: '005', Honda: '8111' }

/** A FIPE code's last digit: the first six by 7 to 2, modulo 11. */
function fipeDigit(code: string): string {
  const rest = [...code.slice(0, 6)].reduce((sum, digit, index) => sum + Number(digit) * (7 - index), 0) % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

describe('the vehicles of the examples', () => {
  const versions = objects.flatMap(({ marca, fipe }) =>
    objectsIn(fipe).map(({ codigo }) => [String(codigo), String(marca)] as const),
  )

  it.each(versions)('%s is a FIPE code of %s', (code, maker) => {
    expect(code).toMatch(/^\d{6}-\d$/)
    expect(code.startsWith(fipePrefixes[maker] ?? '?')).toBe(true)
    expect(code.slice(-1)).toBe(fipeDigit(code))
  })
})
