import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { findPhoto, findStatus, splitFacts } from '../../../src/consultas/subject-page/head-facts.ts'
import { formatSectionCounts, type Section } from '../../../src/consultas/subject-page/section.ts'
import {
  findingLine,
  findWorstTone,
  listFindings,
} from '../../../src/consultas/subject-page/section-findings.ts'
import type { Path } from '../../../src/generated/paths.ts'
import { asPath } from '../../support/as-path.ts'

const createSection = (
  key: string,
  answer: Json,
  layout: Partial<ConsultaDefinition<Path>>,
  more: Partial<Section> = {},
): Section => ({
  key,
  title: `Consulta ${key}`,
  state: 'found',
  definition: {
    id: key,
    family: 'cpf',
    variant: 1,
    path: asPath('/consulta/cpf'),
    title: key,
    fields: [],
    result: [],
    example: {},
    examples: [],
    ...layout,
  },
  answer: { outcome: { status: 'found', answer, source: 'Fonte', isDemo: false, at: 1 } },
  ...more,
})

const none = () => false

const age = { value: 'idade', format: 'number', label: 'anos', when: 'always' } as const
const debts = { count: 'dividas', label: 'dívidas', tone: 'danger', when: 'some' } as const
const protests = { count: 'protestos', label: 'protestos', tone: 'warning', when: 'some' } as const

const registry = createSection('a', { idade: 42 }, { findings: [age] })
const bureau = createSection('b', { dividas: [1, 2], protestos: [1] }, { findings: [protests, debts] })

describe('the findings of all answers', () => {
  it('come with the worst first, each text once', () => {
    const lines = listFindings([registry, bureau, { ...bureau, key: 'c' }], none).map(findingLine)
    expect(lines).toEqual(['2 dívidas', '1 protestos', '42 anos'])
  })

  it('name the section if it is about another subject', () => {
    const [worst] = listFindings([{ ...bureau, isAboutAnother: true }], none)
    expect(worst && findingLine(worst)).toBe('Consulta b: 2 dívidas')
  })

  it('leave facts without judgement, such as the age, to the line below the name', () => {
    const { facts, rest } = splitFacts(listFindings([registry, bureau], none))
    expect(facts.map(findingLine)).toEqual(['42 anos'])
    expect(rest.map(findingLine)).toEqual(['2 dívidas', '1 protestos'])
  })

  it('give a section the tone of the worst one', () => {
    expect([registry, bureau].map(findWorstTone)).toEqual(['neutral', 'danger'])
  })
})

describe('the head', () => {
  const status = { value: 'situacao', colors: { Suspensa: 'warning' } } as const
  const summary = { value: 'nome', sensitive: false, status } as const

  it('has the status of the first answer that gives one, and none of another subject', () => {
    const other = createSection('a', { situacao: 'Nula' }, { summary }, { isAboutAnother: true })
    const own = createSection('b', { situacao: 'Suspensa' }, { summary })
    expect(findStatus([registry, other, own])).toMatchObject({ text: 'Suspensa', color: 'warning' })
    expect(findStatus([registry])).toBeUndefined()
  })

  it('shows a sensitive picture only if it is revealed, and none from an unsafe address', () => {
    const picture = { block: 'image', value: 'foto', alt: 'Foto', sensitive: true } as const
    const section = createSection('a', { foto: '/foto.png' }, { result: [picture] })
    expect(findPhoto([section], none)).toBeUndefined()
    expect(findPhoto([section], (path) => path === 'a foto')).toBe('/foto.png')
    const unsafe = createSection('a', { foto: 'javascript:alert(1)' }, { result: [picture] })
    expect(findPhoto([unsafe], () => true)).toBeUndefined()
  })

  it('counts the sections by state', () => {
    const sections = [registry, bureau, { ...bureau, state: 'failed' as const }]
    expect(formatSectionCounts(sections)).toBe('2 encontrados, 1 falhou')
  })
})
