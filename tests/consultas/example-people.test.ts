import {
  isValidCbo,
  isValidCns,
  isValidPis,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { families } from '../../src/generated/consultas/index.ts'

type JsonObject = { [key: string]: Json }

const loaded = await Promise.all(Object.values(families).map((load) => load()))
const definitions = loaded.flatMap(({ default: { variants } }): ConsultaDefinition[] =>
  Object.values(variants),
)

/** Returns every object of an answer, including the answer itself. */
function listObjects(answer: Json | undefined): JsonObject[] {
  if (typeof answer !== 'object' || answer === null) return []
  const inner = Object.values(answer).flatMap(listObjects)
  return Array.isArray(answer) ? inner : [answer, ...inner]
}

const listAnswers = ({ example, examples }: ConsultaDefinition) => [
  example,
  ...examples.map(({ answer }) => answer),
]
const objects = definitions.flatMap(listAnswers).flatMap(listObjects)

const distinct = <T>(values: T[]) => [...new Set(values)]

const readCpf = ({ cpf, documento }: JsonObject) => {
  const digits = String(cpf ?? documento).replace(/\D/g, '')
  return digits.length === 11 ? digits : undefined
}

/** The objects about each person, by CPF. */
const people = distinct(objects.flatMap((object) => readCpf(object) ?? [])).map(
  (cpf) => [cpf, objects.filter((object) => readCpf(object) === cpf)] as const,
)

/** Facts that must be the same in all sources. */
const facts: Record<string, (person: JsonObject) => Json | undefined> = {
  name: ({ nome }) => nome,
  birth: ({ data_nascimento: birth }) => birth,
  age: ({ idade: age }) => age,
  mother: ({ nome_mae: mother }) => mother,
  voter: ({ documentos, cadastro }) => listObjects(documentos ?? cadastro)[0]?.titulo_eleitor,
  nis: ({ nis, documentos, cadastro }) => nis ?? listObjects(documentos ?? cadastro)[0]?.nis,
  income: ({ renda, renda_presumida: income }) => income ?? listObjects(renda)[0]?.mensal,
  score: ({ score }) => (typeof score === 'object' ? listObjects(score)[0]?.pontos : score),
}

describe.each(people)('%s', (_, personObjects) => {
  it.each(Object.entries(facts))('has one %s', (_fact, readFact) => {
    const values = personObjects.map(readFact).filter((value) => value !== undefined && value !== null)
    expect(distinct(values).length).toBeLessThanOrEqual(1)
  })
})

describe('the example people', () => {
  const cpfs = definitions.filter(({ family }) => family === 'cpf')

  it.each(cpfs.map((definition) => [definition.id, definition] as const))('occur in %s', (_, definition) => {
    const definitionCpfs = listAnswers(definition).flatMap((answer) => listObjects(answer)[0]?.cpf ?? [])
    expect(definitionCpfs[0]).toBe('11144477735')
    expect(definitionCpfs).toEqual(expect.arrayContaining(['12345678909', '24681357928', '98765432100']))
  })
})

describe('numbers with check digits', () => {
  const rules: [key: string, isValid: (value: string) => boolean][] = [
    ['nis', isValidPis],
    ['cns', isValidCns],
    ['titulo_eleitor', isValidVoterId],
    ['renavam', isValidRenavam],
    ['cbo', isValidCbo],
  ]

  it.each(rules)('are valid in %s', (key, isValid) => {
    const values = distinct(objects.flatMap((object) => object[key] ?? [])).map(String)
    expect(values.length).toBeGreaterThan(0)
    expect(values.filter((value) => !isValid(value))).toEqual([])
  })

  it('are valid in lawsuits', () => {
    const numbers = JSON.stringify(objects).match(/\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/g) ?? []
    expect(numbers.length).toBeGreaterThan(0)
    expect(distinct<string>(numbers).filter((number) => !isValidProcessoJuridico(number))).toEqual([])
  })
})
