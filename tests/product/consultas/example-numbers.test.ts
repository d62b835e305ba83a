import {
  isValidCbo,
  isValidCnae,
  isValidCns,
  isValidIe,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
  type StateCode,
} from '@brazilian-utils/brazilian-utils'
import { hasValidCnpj, hasValidCpf } from '@manifest/contract/check-digits.ts'
import { describe, expect, it } from 'vitest'
import { castObjects } from '../support/cast-answers.ts'
import { objects as exampleObjects, listObjects } from '../support/shipped-examples.ts'

const objects = [...exampleObjects, ...castObjects]

const distinct = <T>(values: T[]) => [...new Set(values)]

describe('numbers with check digits', () => {
  const rules: [key: string, isValid: (value: string) => boolean][] = [
    ['cpf', hasValidCpf],
    ['cnpj', hasValidCnpj],
    ['nis', isValidPis],
    ['cns', isValidCns],
    ['titulo_eleitor', isValidVoterId],
    ['renavam', isValidRenavam],
    ['cbo', isValidCbo],
  ]

  it.each(rules)('are valid in %s', (key, isValid) => {
    const values = distinct(objects.flatMap((object) => object[key] ?? [])).map(String)
    const whole = values.filter((value) => !value.includes('*') && !(key === 'cpf' && value.length === 14))
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.filter((value) => !isValid(value.replace(/[./-]/g, '')) && !isValid(value))).toEqual([])
  })

  it('are valid in lawsuits', () => {
    const numbers = JSON.stringify(objects).match(/\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/g) ?? []
    expect(numbers.length).toBeGreaterThan(0)
    expect(distinct<string>(numbers).filter((number) => !isValidProcessoJuridico(number))).toEqual([])
  })
})

describe('the numbers of the companies', () => {
  const registrations = objects
    .flatMap(({ inscricoes_estaduais: rows }) => listObjects(rows))
    .map(({ uf, numero }) => `${uf} ${numero}`)

  it.each(distinct(registrations))('%s is a valid state registration', (text) => {
    const [stateCode, value] = text.split(' ') as [StateCode, string]
    expect(isValidIe({ value, stateCode })).toBe(true)
  })

  const activities = objects.flatMap(({ cnae_fiscal: main, cnae, cnaes_secundarios: others }) => [
    ...(main ? [main] : []),
    ...[...listObjects(cnae), ...listObjects(others)].flatMap(({ codigo }) => codigo ?? []),
  ])

  it.each(distinct(activities.map(String)))('%s is a valid CNAE', (code) => {
    expect(isValidCnae(code)).toBe(true)
  })

  it('are those of individuals for partners in the Simples Nacional', () => {
    const partners = objects
      .filter(({ opcao_pelo_simples: simples }) => simples === true)
      .flatMap(({ qsa }) => listObjects(qsa))
    expect(partners.length).toBeGreaterThan(0)
    expect(partners.filter(({ identificador_de_socio: kind }) => kind !== 2)).toEqual([])
  })
})

describe('the vehicles', () => {
  /** The FIPE code prefix of each maker. */
  const fipePrefixes: Record<string, string> = { Fiat: '001', VW: '005', Honda: '8111' }

  /** Computes a FIPE code's check digit: the first six digits with the weights 7 to 2, modulo 11. */
  function fipeDigit(code: string): string {
    const rest =
      [...code.slice(0, 6)].reduce((sum, digit, index) => sum + Number(digit) * (7 - index), 0) % 11
    return String(rest < 2 ? 0 : 11 - rest)
  }

  const versions = objects.flatMap(({ marca, fipe }) =>
    listObjects(fipe).map(({ codigo }) => `${String(marca)} ${String(codigo)}`),
  )

  it.each(distinct(versions))('%s is a valid FIPE code', (text) => {
    const [maker = '', code = ''] = text.split(' ')
    expect(code).toMatch(/^\d{6}-\d$/)
    expect(code.startsWith(fipePrefixes[maker] ?? '?')).toBe(true)
    expect(code.slice(-1)).toBe(fipeDigit(code))
  })
})
