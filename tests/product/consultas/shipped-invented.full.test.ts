import { describe, expect, it } from 'vitest'
import { type CastGroup, castDocuments, listCastMembers } from '../../../manifest/contract/cast/cast-data.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { createDemoCast } from '../../../src/consultas/sources/demo/demo-cast.ts'
import { makeDocument, withCpfDigits } from '../../../src/consultas/sources/demo/documents.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import { createMissingPathsFinder } from '../../../src/consultas/sources/shape.ts'
import { cast } from '../../../src/generated/cast.ts'
import { definitions, type JsonObject, listObjects } from '../support/shipped-examples.ts'

const demoCast = createDemoCast(cast)

/** Returns the answers of every consulta that takes a document. */
const queryAll = (group: CastGroup, document: string): { definition: ConsultaDefinition; answer: Json }[] =>
  definitions.flatMap((definition) => {
    const field = definition.fields.find(({ kind }) => kind === castDocuments[group])
    const { answer } = field ? exampleAnswer(definition, { [field.name]: document }, demoCast) : {}
    return answer === undefined ? [] : [{ definition, answer }]
  })

const nameKeys = ['nome', 'razao_social', 'empregador', 'nome_socio']

const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()

const readDocument = ({ cpf, documento, cnpj }: JsonObject) => {
  const text = String(cpf ?? documento ?? cnpj ?? '').replace(/[^0-9A-Z]/g, '')
  return text.length === 11 || text.length === 14 ? text : undefined
}

/** Returns the names beside each document of some answers. */
function listNames(answers: { answer: Json }[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const object of answers.flatMap(({ answer }) => listObjects(answer))) {
    const document = readDocument(object)
    const name = nameKeys.map((key) => object[key]).find((value) => typeof value === 'string' && value !== '')
    if (!document || !name || typeof name !== 'string' || ('empresa' in object && object.cnpj === document))
      continue
    names.set(document, (names.get(document) ?? new Set()).add(plainName(name)))
  }
  return names
}

const people = Array.from({ length: 25 }, (_, index) =>
  withCpfDigits(String(310_000_000 + index * 7_654_321)),
)
const companies = Array.from({ length: 15 }, (_, index) => makeDocument('companies', `company ${index}`))

const subjects = [
  ...people.map((document) => ['people', document] as const),
  ...companies.map((document) => ['companies', document] as const),
]

const findGroup = (document: string): CastGroup => (document.length === 11 ? 'people' : 'companies')

describe('40 unknown documents', () => {
  it.each(subjects)(
    '%s %s has one name in all consultas, and so has each person beside it',
    (group, document) => {
      const answers = queryAll(group, document)
      expect(answers.length).toBeGreaterThan(5)
      const names = listNames(answers)
      expect([...(names.get(document) ?? [])]).toHaveLength(1)
      expect([...names].filter(([, all]) => all.size > 1)).toEqual([])
      const text = JSON.stringify(answers.map(({ answer }) => answer))
      expect(text.match(/\{cast\.[^}]*\}|people@|companies@/g) ?? []).toEqual([])
      // A query about a person beside another returns the same name.
      for (const [other, all] of [...names].slice(0, 6)) {
        if (other === document || demoCast.findByDocument(findGroup(other), other) !== undefined) continue
        expect(listNames(queryAll(findGroup(other), other)).get(other), other).toEqual(all)
      }
    },
  )

  it('have all values that the contract requires', () => {
    for (const [group, document] of subjects)
      for (const { definition, answer } of queryAll(group, document)) {
        const findMissing = createMissingPathsFinder(definition, definition.request?.optional)
        expect(findMissing(answer), `${definition.id} ${document}`).toEqual([])
      }
  })

  it('have forty names, and none is in the cast', () => {
    const names = subjects.map(
      ([group, document]) => [...(listNames(queryAll(group, document)).get(document) ?? [])][0],
    )
    const known = listCastMembers(cast).map(({ facts }) =>
      plainName(String(facts.nome ?? facts.razao_social)),
    )
    expect(new Set(names).size).toBeGreaterThan(36)
    expect(names.filter((name) => known.includes(name ?? ''))).toEqual([])
  })

  it('have no people of the cast beside them', () => {
    for (const [group, document] of subjects.slice(0, 10)) {
      const named = [...listNames(queryAll(group, document)).keys()]
      const ofCast = named.filter((other) => demoCast.findByDocument('people', other) !== undefined)
      expect(ofCast).toEqual([])
    }
  })
})

it('a batch of 5,000 unknown people is answered within seconds', () => {
  const [definition] = definitions.filter(({ id }) => id === 'cpf/1')
  // The time that this process computed. A busy machine takes longer by the clock.
  const started = process.cpuUsage()
  for (let index = 0; index < 5_000; index += 1)
    exampleAnswer(
      definition as ConsultaDefinition,
      { cpf: withCpfDigits(String(200_000_000 + index)) },
      demoCast,
    )
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1_000).toBeLessThan(15_000)
})
