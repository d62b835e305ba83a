import { type CastData, listCastMembers } from '@manifest/contract/cast/cast-data.ts'
import { hasValidCnpj, hasValidCpf } from '@manifest/contract/check-digits.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { createDemoCast } from '../../../../src/consultas/sources/demo/demo-cast.ts'
import { withCpfDigits } from '../../../../src/consultas/sources/demo/documents.ts'
import { exampleAnswer } from '../../../../src/consultas/sources/demo/example-answer.ts'

const cast: CastData = {
  people: {
    marina: {
      cpf: '11144477735',
      nome: 'Marina Vale',
      sexo: 'Feminino',
      nascimento: '1984-01-17',
      idade: 42,
      mae: '{cast.tereza}',
      lugar: { ddd: '21', uf: 'RJ' },
    },
    tereza: { cpf: '33300011126', nome: 'Tereza Vale', sexo: 'Feminino', nascimento: '1956-03-02' },
    otavio: {
      cpf: '12345678909',
      sexo: 'Masculino',
      nome: 'Otávio Serrano',
      email: 'otavio@exemplo.com.br',
      mae: null,
    },
  },
  companies: { loja: { cnpj: '11222333000181', razao: 'Loja Vale', dona: '{cast.marina}' } },
  phones: { celular: { phone: '21900000012' } },
  invented: {
    notFound: 8,
    fails: 2,
    pools: {
      mulheres: ['Ana', 'Bia', 'Clara', 'Dora'],
      homens: ['Ivo', 'Juca', 'Lino', 'Max'],
      sobrenomes: ['Araújo', 'Barros', 'Camargo', 'Dantas', 'Esteves'],
      lugares: [
        { ddd: '21', uf: 'RJ' },
        { ddd: '31', uf: 'MG' },
        { ddd: '11', uf: 'SP' },
      ],
    },
    people: {
      like: 'marina',
      family: ['marina', 'tereza', 'otavio', ...Array<string>(7).fill('marina')],
      alike: [],
      facts: {
        familia: { pick: 'sobrenomes', family: true },
        nome: {
          by: 'sexo',
          of: { Feminino: '{mulheres} {sobrenomes} {familia}', Masculino: '{homens} {sobrenomes} {familia}' },
        },
        nascimento: { moved: [-9, 9] },
        idade: { age: 'nascimento', at: '2026-11-03' },
        lugar: { pick: 'lugares' },
      },
    },
    companies: { like: 'loja', alike: [], facts: { razao: 'Loja {sobrenomes}' } },
    phones: { like: 'celular', alike: [], documents: ['{lugar.ddd}9########'], facts: {} },
  },
  references: {
    'teste/1': {
      example: [
        ['cpf', '{cast.marina.cpf}'],
        ['nome', '{cast.marina.nome}'],
        ['idade', '{cast.marina.idade}'],
        ['texto', 'CPF {cast.marina.cpf:formatted}'],
        ['mae.nome', '{cast.marina.mae.nome}'],
        ['mae.cpf', '{cast.marina.mae.cpf}'],
        ['parentes.0.nome', '{cast.tereza.nome}'],
        ['parentes.0.cpf', '{cast.tereza.cpf}'],
        ['parentes.0.nascimento', '{cast.tereza.nascimento}'],
        ['empresa.cnpj', '{cast.loja.cnpj}'],
        ['empresa.razao', '{cast.loja.razao}'],
        ['uf', '{cast.marina.lugar.uf}'],
        ['telefone', '{cast.celular.phone}'],
      ],
    },
    'teste/2': {
      example: [
        ['cnpj', '{cast.loja.cnpj}'],
        ['razao', '{cast.loja.razao}'],
        ['dona', '{cast.loja.dona.nome}'],
        ['cpf', '{cast.loja.dona.cpf}'],
      ],
    },
    'teste/3': {
      example: [
        ['email', '{cast.otavio.email}'],
        ['nome', '{cast.otavio.nome}'],
        ['cpf', '{cast.otavio.cpf}'],
      ],
    },
  },
}

const demoCast = createDemoCast(cast)

const createField = (kind: 'cpf' | 'cnpj' | 'email'): Field => ({
  kind,
  name: kind,
  label: kind,
  required: true,
})

const createDefinition = (variant: number, field: Field, example: ConsultaDefinition['example']) =>
  ({
    id: `teste/${variant}`,
    family: 'teste',
    variant,
    path: '/teste',
    title: 'Teste',
    fields: [field],
    result: [],
    example,
    examples: [],
  }) satisfies ConsultaDefinition

const person = createDefinition(1, createField('cpf'), {
  cpf: '11144477735',
  nome: 'Marina Vale',
  idade: 42,
  texto: 'CPF 111.444.777-35',
  mae: { nome: 'Tereza Vale', cpf: '33300011126' },
  parentes: [{ nome: 'Tereza Vale', cpf: '33300011126', nascimento: '1956-03-02' }],
  empresa: { cnpj: '11222333000181', razao: 'Loja Vale' },
  uf: 'RJ',
  telefone: '21900000012',
})

const company = createDefinition(2, createField('cnpj'), {
  cnpj: '11222333000181',
  razao: 'Loja Vale',
  dona: 'Marina Vale',
  cpf: '11144477735',
})

const email = createDefinition(3, createField('email'), {
  email: 'otavio@exemplo.com.br',
  nome: 'Otávio Serrano',
  cpf: '12345678909',
})

type Answer = Record<string, string> & {
  mae: Record<string, string>
  parentes: [Record<string, string>]
  empresa: Record<string, string>
}

const answerFor = (definition: ConsultaDefinition, values: Record<string, string>) =>
  exampleAnswer(definition, values, demoCast).answer as Answer

const about = (cpf: string) => answerFor(person, { cpf })

const unknown = '52998224725'

describe('an answer of the demonstration', () => {
  it('is the example itself for its own document', () => {
    expect(about('11144477735')).toBe(person.example)
  })

  it('has the facts of another cast member, and invents those that it lacks', () => {
    const answer = about('12345678909')
    expect(answer).toMatchObject({
      cpf: '12345678909',
      nome: 'Otávio Serrano',
      texto: 'CPF 123.456.789-09',
    })
    expect(answer.idade).toEqual(expect.any(Number))
  })

  it('has invented facts for any other document, always the same', () => {
    const answer = about(unknown)
    expect(answer).toMatchObject({ cpf: unknown, texto: 'CPF 529.982.247-25' })
    expect(answer.nome).not.toBe('Marina Vale')
    expect(answer.nome).toMatch(/^\S+ \S+ \S+$/)
    expect(about(unknown)).toEqual(answer)
  })

  it('gives an invented person relatives, whose own answers have the same facts', () => {
    for (let number = 0; number < 20; number += 1) {
      // The eighth digit is Marina's place in a family.
      const answer = about(withCpfDigits(`30000${String(number).padStart(2, '0')}04`))
      const [relative] = answer.parentes
      expect(answer.mae).toEqual({ nome: relative.nome, cpf: relative.cpf })
      expect(relative.cpf).not.toBe('33300011126')
      expect(hasValidCpf(relative.cpf ?? '')).toBe(true)
      expect(about(relative.cpf ?? '').nome).toBe(relative.nome)
      // The mother in the cast is a woman, and Marina's family.
      expect(relative.nome).toMatch(/^(Ana|Bia|Clara|Dora) /)
      expect(relative.nome?.split(' ')[2]).toBe(answer.nome?.split(' ')[2])
    }
  })

  it('invents companies and phones that fit the person', () => {
    const answer = about(unknown)
    const { cnpj = '', razao } = answer.empresa
    expect(hasValidCnpj(cnpj)).toBe(true)
    expect(answerFor(company, { cnpj })).toMatchObject({ cnpj, razao })
    const areaCode = { RJ: '21', MG: '31', SP: '11' }[answer.uf ?? '']
    expect(answer.telefone).toMatch(new RegExp(`^${areaCode}9\\d{8}$`))
  })

  it('follows links from an invented company to its owner', () => {
    const answer = answerFor(company, { cnpj: '99888777000100' })
    expect(answer.dona).not.toBe('Marina Vale')
    expect(about(answer.cpf ?? '').nome).toBe(answer.dona)
  })

  it('finds cast members by other facts, and invents a person for an unknown e-mail', () => {
    expect(answerFor(email, { email: 'otavio@exemplo.com.br' }).nome).toBe('Otávio Serrano')
    const answer = answerFor(email, { email: 'outra@exemplo.com.br' })
    expect(answer.email).toBe('outra@exemplo.com.br')
    expect(about(answer.cpf ?? '').nome).toBe(answer.nome)
  })

  it('finds all documents of the cast, and all relatives in answers', () => {
    for (const { group, facts } of listCastMembers(cast))
      expect(demoCast.isNotFound(group, String(facts.cpf ?? facts.cnpj ?? facts.phone))).toBe(false)
    for (let number = 0; number < 200; number += 1) {
      const { parentes } = about(String(30_000_000_000 + number * 7919))
      expect(demoCast.isNotFound('people', parentes[0].cpf ?? '')).toBe(false)
    }
  })
})
