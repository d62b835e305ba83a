import { hasValidCns, hasValidNis, hasValidTitulo } from '@manifest/contract/check-digits.ts'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { queryDemo } from '../../../src/consultas/sources/demo/demo.ts'
import { createDemoCast } from '../../../src/consultas/sources/demo/demo-cast.ts'
import { withCpfDigits } from '../../../src/consultas/sources/demo/documents.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import { cast } from '../../../src/generated/cast.ts'
import { requireValue } from '../../support/require-value.ts'
import { definitions, type JsonObject, listObjects } from '../support/shipped-examples.ts'

const demoCast = createDemoCast(cast)

const query = (id: string, values: Record<string, string>): JsonObject => {
  const definition = requireValue(definitions.find((one) => one.id === id))
  return exampleAnswer(definition, values, demoCast).answer as JsonObject
}

const about = (id: string, cpf: string) => query(id, { cpf })

const objects = (value: Json | undefined) => listObjects(value ?? null)

const cpfs = Array.from({ length: 90 }, (_, index) =>
  withCpfDigits(String(210_000_000 + index * 8_654_327)),
).filter((cpf) => !demoCast.isNotFound('people', cpf))

const relativesOf = (cpf: string) => objects(about('cpf/5', cpf).parentes).filter((row) => row.parentesco)

const year = (date: Json | undefined) => Number(String(date).slice(0, 4))

/** Runs a check for each person, and shows the CPF if it fails. */
function eachPerson(check: (cpf: string, person: JsonObject) => void) {
  for (const cpf of cpfs) check(cpf, about('cpf/1', cpf))
}

describe('the relatives of invented people', () => {
  it('name the person in their own answers, with the same parents for brothers and sisters', () => {
    const rows = cpfs.flatMap((cpf) => relativesOf(cpf).map((row) => ({ cpf, row })))
    expect(rows.length).toBeGreaterThan(150)
    for (const { cpf, row } of rows) {
      const relative = String(row.cpf)
      expect(about('cpf/1', relative).nome).toBe(row.nome)
      expect(about('cpf/1', relative).idade).toBe(row.idade)
      const own = relativesOf(relative).map((one) => one.cpf)
      // Relatives by marriage are not listed on both sides.
      if (row.grau !== 'Afim' || row.parentesco === 'Cônjuge')
        expect(own, `${cpf} ${relative}`).toContain(cpf)
      const [person, other] = [about('cpf/1', cpf), about('cpf/1', relative)]
      if (/^Irmã/.test(String(row.parentesco))) expect(other.nome_mae).toBe(person.nome_mae)
      if (row.parentesco === 'Mãe') expect(person.nome_mae).toBe(row.nome)
      if (row.parentesco === 'Pai') expect(person.nome_pai).toBe(row.nome)
    }
  })

  it('have the sex, the age and the marriage that their relation needs', () => {
    const married = cpfs.flatMap((cpf) => {
      const person = about('cpf/1', cpf)
      return relativesOf(cpf).flatMap((row) => {
        const relative = about('cpf/1', String(row.cpf))
        const years = year(person.data_nascimento) - year(relative.data_nascimento)
        if (row.parentesco === 'Mãe' || row.parentesco === 'Pai') expect(years, cpf).toBeGreaterThan(15)
        if (row.parentesco === 'Mãe') expect(relative.sexo).toBe('Feminino')
        if (row.parentesco === 'Pai') expect(relative.sexo).toBe('Masculino')
        if (row.parentesco !== 'Cônjuge') return []
        expect(relative.sexo, cpf).not.toBe(person.sexo)
        expect([person.estado_civil, relative.estado_civil].sort()).toEqual(['Casada', 'Casado'])
        return [cpf]
      })
    })
    expect(married.length).toBeGreaterThan(10)
    eachPerson((cpf, { estado_civil: state }) => {
      const hasSpouse = relativesOf(cpf).some((row) => row.parentesco === 'Cônjuge')
      expect(hasSpouse, cpf).toBe(/^Casad/.test(String(state)))
    })
  })
})

describe('the facts of an invented person', () => {
  it('come from the region that issues the CPF', () => {
    const regions = new Set(
      cpfs.map((cpf) => {
        const region = String(about('cpf/2', cpf).regiao_fiscal)
        expect(region).toMatch(new RegExp(`^${cpf[8] === '0' ? '10' : cpf[8]}ª `))
        return region
      }),
    )
    expect(regions.size).toBe(10)
  })

  it('have dates after the birth', () => {
    eachPerson((cpf, { data_nascimento: birth }) => {
      const born = year(birth)
      expect(born, cpf).toBeLessThan(2008)
      expect(year(about('cpf/2', cpf).data_inscricao), cpf).toBeGreaterThan(born)
      expect(year((about('foto/1', cpf).foto as JsonObject).tirada_em), cpf).toBeGreaterThan(born)
      const { inicio_relacionamento: since } = about('bacen/1', cpf).scr as JsonObject
      if (since) expect(year(since), cpf).toBeGreaterThan(born + 14)
      const { primeiro_emprego: first } = about('cpf/6', cpf)
      if (first) expect(year(first), cpf).toBeGreaterThanOrEqual(born + 14)
      for (const { confirmado_em: at, tipo } of objects(about('cpf/3', cpf).enderecos_anteriores))
        if (tipo) expect(year(at), cpf).toBeGreaterThanOrEqual(born)
    })
  })

  it('name an employer in the contacts only if the person works there', () => {
    let count = 0
    eachPerson((cpf) => {
      const jobs = objects(about('cpf/6', cpf).vinculos)
      const active = jobs.filter((job) => job.empregador && !job.desligamento).map((job) => job.empregador)
      for (const { vinculo, nome } of objects(about('telefone-cpf/1', cpf).relacionados)) {
        if (vinculo !== 'Empregador') continue
        count += 1
        expect(active, cpf).toContain(nome)
      }
    })
    expect(count).toBeGreaterThan(5)
  })

  it('have phones of the kind that their numbers have, and totals of their lines', () => {
    eachPerson((cpf) => {
      const answer = about('telefone-cpf/1', cpf)
      const lines = objects(answer.telefones).filter((line) => line.numero)
      for (const { numero, tipo, whatsapp } of lines) {
        const isMobile = String(numero).length === 11
        expect(String(tipo), cpf).toMatch(isMobile ? /^Celular/ : /^Fixo/)
        if (!isMobile) expect(whatsapp).toBe(false)
      }
      expect(answer.totais, cpf).toEqual({
        linhas: lines.length,
        ativas: lines.filter(({ ativa }) => ativa).length,
        celulares: lines.filter(({ numero }) => String(numero).length === 11).length,
      })
      expect(answer.tem_bloqueio, cpf).toBe(lines.some((line) => line.nao_me_perturbe))
      const known = about('cpf/4', cpf)
      const isBlocked = objects(known.telefones).some((line) => line.nao_perturbe)
      expect(known.possui_bloqueio, cpf).toBe(isBlocked)
    })
  })

  it('share no number of a register with another person', () => {
    const documents = cpfs.map((cpf) => about('cpf/1', cpf).documentos as JsonObject)
    for (const [name, isValid] of [
      ['nis', hasValidNis],
      ['cns', hasValidCns],
      ['titulo_eleitor', hasValidTitulo],
    ] as const) {
      const numbers = documents.map((document) => String(document[name]))
      expect(numbers.filter((number) => !isValid(number))).toEqual([])
      expect(new Set(numbers).size, name).toBe(cpfs.length)
    }
  })
})

describe('an invented company', () => {
  it('has the same name and the same partners in each consulta', () => {
    const jobs = cpfs.flatMap((cpf) => objects(about('cpf/6', cpf).vinculos)).filter(({ cnpj }) => cnpj)
    expect(jobs.length).toBeGreaterThan(20)
    for (const { cnpj, empregador } of jobs) {
      const [register, partners] = ['cnpj/1', 'cnpj/2'].map((id) => query(id, { cnpj: String(cnpj) }))
      expect([register?.razao_social, partners?.razao_social]).toEqual([empregador, empregador])
      const names = objects(register?.qsa).map(({ nome_socio: name }) => name)
      expect(names.filter(Boolean)).toEqual(
        objects(partners?.socios)
          .filter(({ qualificacao }) => qualificacao)
          .map(({ nome }) => nome),
      )
    }
  })
})

describe('numbers of places', () => {
  const places = [
    ['4832221100', 'Florianópolis (DDD 48)', '9'],
    ['11987654321', 'São Paulo (DDD 11)', '8'],
  ] as const

  it.each(places)(
    'the phone %s is of %s, and its holder of a CPF of the region',
    (telefone, place, region) => {
      const { linha, titular } = query('telefone/1', { telefone }) as Record<string, JsonObject>
      expect(linha?.regiao).toBe(place)
      expect(String(titular?.documento)[8]).toBe(region)
    },
  )

  it.each([
    ['88010400', 'SC'],
    ['69005070', 'AM'],
    ['13010000', 'SP'],
  ])('the postal code %s is in the state of %s', (cep, uf) => {
    expect(query('cep/1', { cep }).uf).toBe(uf)
  })
})

describe('a query without a document', () => {
  it('by an e-mail answers with its domain', () => {
    const { dominio, email } = query('email/1', { email: 'ana@empresa.example' })
    expect([email, dominio]).toEqual(['ana@empresa.example', 'empresa.example'])
  })

  it('by a name outside the cast finds nobody', async () => {
    const ask = (nome: string) =>
      queryDemo(
        requireValue(definitions.find(({ id }) => id === 'nome/1')),
        { nome },
        new AbortController().signal,
      )
    expect((await ask('Carlos Eduardo Pereira')).status).toBe('not-found')
    expect((await ask('Otávio Amostra Serrano')).status).toBe('found')
  })
})
