import { isValidCnae, isValidIe, type StateCode } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { hasCnpjDigits } from '../../src/fields/check-digits.ts'
import { definitions, type JsonObject, listObjects, objects } from '../support/shipped-examples.ts'

/** Keys of a company's CNPJ, and of its name. */
const numberKeys = ['cnpj', 'cnpj_credor', 'ispb']
const nameKeys = ['razao_social', 'empregador', 'credor', 'instituicao']

const findText = (object: JsonObject, keys: string[]) =>
  keys.map((key) => object[key]).find((value) => typeof value === 'string')

/** Sources write names with or without accents, and in capitals. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}|\./gu, '')
    .toUpperCase()

/** The first eight characters of a CNPJ. Branches share them, and a bank's ISPB equals them. */
const companies = objects.flatMap((object) => {
  const number = findText(object, numberKeys)
  const name = findText(object, nameKeys)
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

  it('have individuals as partners if they are in the Simples Nacional', () => {
    const partners = objects
      .filter(({ opcao_pelo_simples: simples }) => simples === true)
      .flatMap(({ qsa }) => listObjects(qsa))
    expect(partners.length).toBeGreaterThan(0)
    expect(partners.filter(({ identificador_de_socio: kind }) => kind !== 2)).toEqual([])
  })
})

describe('the numbers of the companies', () => {
  const listDistinct = (keys: string[]) => distinct(objects.flatMap((object) => findText(object, keys) ?? []))

  it.each(listDistinct(['cnpj', 'cnpj_credor']))('%s has valid CNPJ check digits', (number) => {
    expect(hasCnpjDigits(number.replace(/[^0-9A-Z]/g, ''))).toBe(true)
  })

  const registrations = objects
    .flatMap(({ inscricoes_estaduais: rows }) => listObjects(rows))
    .map(({ uf, numero }) => [String(numero), String(uf)] as const)

  it.each(registrations)('%s is a valid state registration of %s', (number, state) => {
    expect(isValidIe({ value: number, stateCode: state as StateCode })).toBe(true)
  })

  const activities = objects.flatMap(({ cnae_fiscal: main, cnae, cnaes_secundarios: others }) => [
    ...(main ? [main] : []),
    ...[...listObjects(cnae), ...listObjects(others)].flatMap(({ codigo }) => codigo ?? []),
  ])

  it.each(distinct(activities.map(String)))('%s is a valid CNAE', (code) => {
    expect(isValidCnae(code)).toBe(true)
  })
})

describe('the example companies', () => {
  const variants = definitions.filter(({ family }) => family === 'cnpj')

  it.each(variants.map((definition) => [definition.id, definition] as const))(
    'occur in %s, which also has a not-found example',
    (_, { example, examples }) => {
      const numbers = listObjects(example).flatMap((object) => findText(object, ['cnpj']) ?? [])
      expect(numbers[0]).toBe('11222333000181')
      const answerByCnpj = Object.fromEntries(examples.map(({ when, answer }) => [when.cnpj, answer]))
      for (const exampleCnpj of ['12ABC34501DE35', '12345678000195'])
        expect(
          listObjects(answerByCnpj[exampleCnpj]).flatMap((object) => findText(object, ['cnpj']) ?? [])[0],
        ).toBe(exampleCnpj)
      expect(examples.find(({ when }) => when.cnpj === '99999999000191')?.status).toBe(404)
    },
  )
})
