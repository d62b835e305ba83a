import { describe, expect, it } from 'vitest'
import { listCastMembers } from '../../../manifest/contract/cast/cast-data.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import { createMissingPathsFinder } from '../../../src/consultas/sources/shape.ts'
import { cast } from '../../../src/generated/cast.ts'
import { castAnswers, demoCast, castObjects as objects } from '../support/cast-answers.ts'
import { definitions, type JsonObject } from '../support/shipped-examples.ts'

const distinct = <T>(values: T[]) => [...new Set(values)]

const plainName = (name: Json) =>
  String(name)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()

const readDocument = ({ cpf, documento, cnpj, cnpj_cpf_do_socio: partner }: JsonObject) => {
  const text = String(cpf ?? documento ?? cnpj ?? partner ?? '').replace(/[^0-9A-Z]/g, '')
  return text.length === 11 || text.length === 14 ? text : undefined
}

const nameKeys = ['nome', 'razao_social', 'empregador', 'credor', 'nome_socio']

/** The names beside each document, in all answers. */
function listNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const object of objects) {
    const document = readDocument(object)
    const name = nameKeys.map((key) => object[key]).find((value) => typeof value === 'string')
    if (!document || !name || ('empresa' in object && object.cnpj === document)) continue
    names.set(document, (names.get(document) ?? new Set()).add(plainName(name)))
  }
  return names
}

describe('the cast', () => {
  it.each(castAnswers.map((one) => [one.definition.id, one.key, one] as const))(
    'in %s, %s has an answer without open references',
    (_id, _key, { answer }) => {
      expect(answer).not.toBeNull()
      expect(JSON.stringify(answer).match(/\{cast\.[^}]*\}|people@|companies@/g) ?? []).toEqual([])
    },
  )

  it.each(castAnswers.map((one) => [one.definition.id, one.key, one] as const))(
    'in %s, %s has an answer with all values that the contract requires',
    (_id, _key, { definition, answer }) => {
      expect(createMissingPathsFinder(definition, definition.request?.optional)(answer)).toEqual([])
    },
  )

  it('finds a person by name, in capitals and without accents too', () => {
    const byName = definitions.find(({ id }) => id === 'nome/1')
    if (!byName) throw new Error('no consulta nome/1')
    for (const nome of ['Otávio Amostra Serrano', 'OTAVIO AMOSTRA SERRANO']) {
      const text = JSON.stringify(exampleAnswer(byName, { nome }, demoCast).answer)
      expect(text).toContain('12345678909')
      expect(text).toContain('Otávio Amostra Serrano')
    }
  })

  it('gives each document one name in all answers', () => {
    const repeated = [...listNames()].filter(([, names]) => names.size > 1)
    expect(repeated.map(([document, names]) => [document, ...names])).toEqual([])
  })

  it('has every person and company of its answers', () => {
    const documents = distinct(objects.flatMap((object) => readDocument(object) ?? []))
    const isKnown = (text: string) =>
      demoCast.findByDocument(text.length === 11 ? 'people' : 'companies', text) !== undefined
    expect(documents.length).toBeGreaterThan(30)
    expect(documents.filter((text) => !isKnown(text))).toEqual([])
  })

  const readPhones = (object: JsonObject) =>
    ['numero', 'telefone', 'ddd_telefone_1', 'ddd_telefone_2'].flatMap((key) => {
      const text = String(object[key] ?? '')
      return /^[1-9]\d{9,10}$/.test(text) && ('operadora' in object || key !== 'numero') ? [text] : []
    })

  it('has every phone of its answers', () => {
    const phones = distinct(objects.flatMap(readPhones))
    expect(phones.length).toBeGreaterThan(20)
    expect(phones.filter((phone) => demoCast.findByDocument('phones', phone) === undefined)).toEqual([])
  })

  it('has every postal code of its answers, with its street', () => {
    const rows = objects.filter(({ cep, logradouro }) => cep && logradouro)
    const streets = new Map(
      listCastMembers(cast).flatMap(({ group, facts }) =>
        group === 'addresses' ? [[String(facts.cep), plainName(facts.logradouro ?? '')]] : [],
      ),
    )
    const wrong = rows.filter(({ cep, logradouro, descricao_tipo_de_logradouro: type }) => {
      const street = streets.get(String(cep).replace(/\D/g, ''))
      const written = plainName([type, logradouro].filter(Boolean).join(' '))
      return street === undefined || !written.startsWith(street)
    })
    expect(rows.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  it('has one operator and one kind for each phone line', () => {
    const lines = objects.filter(({ numero, operadora }) => numero && operadora)
    const wrong = lines.filter(({ numero, operadora, tipo }) => {
      const key = demoCast.findByDocument('phones', String(numero))
      const facts = key === undefined ? undefined : demoCast.findFacts(key)
      return facts?.operadora !== operadora || facts?.tipo !== tipo
    })
    expect(lines.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })

  it('gives a person one age and one mother', () => {
    const people = objects.filter((object) => readDocument(object)?.length === 11)
    for (const fact of ['idade', 'data_nascimento', 'nome_mae']) {
      const values = new Map<string, Set<Json>>()
      for (const object of people) {
        const document = readDocument(object) ?? ''
        const value = object[fact]
        if (value !== undefined && value !== null)
          values.set(document, (values.get(document) ?? new Set()).add(value))
      }
      expect(values.size).toBeGreaterThan(10)
      expect([...values].filter(([, found]) => found.size > 1)).toEqual([])
    }
  })
})
