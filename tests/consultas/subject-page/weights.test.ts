import type { Finding } from '@manifest/schema/finding.ts'
import type { Block } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import { unknownWeightsText } from '../../../src/consultas/results/findings/gravest.ts'
import type { Section } from '../../../src/consultas/subject-page/section.ts'
import {
  findingLine,
  findShownElsewhere,
  readSectionFindings,
  removeAlertedFindings,
  removeShown,
} from '../../../src/consultas/subject-page/section-findings.ts'
import {
  findWeights,
  weightOriginText,
  weightText,
} from '../../../src/consultas/subject-page/weights/weights.ts'
import { createSection, withMissing } from './support/create-section.ts'

const showAll = () => true

const finding = (label: string, tone: Finding['tone'], more: Partial<Finding> = {}): Finding => ({
  value: label,
  label,
  tone,
  when: 'always',
  ...more,
})

const answer = { a: 1, b: 2, c: 3, d: 4, e: 5 }

describe('O que pesa', () => {
  it('has the five worst findings of all sections, without good ones', () => {
    const sections = [
      createSection(
        'Um',
        { findings: [finding('a', 'success'), finding('e', 'warning'), finding('c', 'info')] },
        answer,
      ),
      createSection('Dois', { findings: [finding('a', 'danger'), finding('d', 'warning')] }, answer),
      createSection('Três', { findings: [finding('b', 'danger'), finding('c', 'warning')] }, answer),
    ]
    const weights = findWeights(sections, showAll)
    expect(weights.map(([{ tone, section }]) => `${tone} ${section.title}`)).toEqual([
      'danger Dois',
      'danger Três',
      'warning Um',
      'warning Dois',
      'warning Três',
    ])
  })

  it('never has neutral findings', () => {
    const sections = [
      createSection('Score', { findings: [finding('a', 'danger'), finding('b', 'neutral')] }, answer),
      createSection('Endereços', { findings: [finding('c', 'neutral'), finding('d', 'success')] }, answer),
    ]
    const paths = findWeights(sections, showAll).map((weight) => weight.map(({ path }) => path))
    expect(paths).toEqual([['a']])
  })

  it('has a score with the tone of its band, and the word of the band', () => {
    const result: Block[] = [
      {
        block: 'score',
        value: 'score.pontos',
        min: 0,
        max: 1000,
        bands: [
          { upTo: 300, label: 'Risco muito alto', color: 'danger' },
          { upTo: 500, label: 'Risco alto', color: 'orange' },
          { upTo: 1000, label: 'Risco baixo', color: 'success' },
        ],
      },
    ]
    const findings: Finding[] = [
      { value: 'score.pontos', label: 'score', when: 'always' },
      { value: 'limite', format: 'currency', label: 'de limite', colors: { '0': 'orange' }, when: 'always' },
    ]
    const read = (pontos: number, limite: number) =>
      findWeights(
        [
          createSection('Processos', { findings: [finding('a', 'warning')] }, answer),
          createSection('Score', { findings, result }, { score: { pontos }, limite }),
        ],
        showAll,
      ).map((weight) => `${weight[0].tone}: ${weightText(weight)}`)
    expect(read(412, 0)).toEqual([
      expect.stringMatching(/^orange: score 412 \(Risco alto\) · R\$\s0,00 de limite$/),
      'warning: a 1',
    ])
    expect(read(64, 500)[0]).toBe('danger: score 64 (Risco muito alto)')
    expect(read(900, 500)).toEqual(['warning: a 1'])
  })

  it('has the findings of one section and tone in one line', () => {
    const debts = [finding('a', 'danger'), finding('b', 'warning'), finding('c', 'danger')]
    const sections = [
      createSection('Dívidas', { findings: debts }, answer),
      createSection('Protestos', { findings: [finding('d', 'danger')] }, answer),
    ]
    const weights = findWeights(sections, showAll)
    expect(weights.map((weight) => weight.map(({ path }) => path))).toEqual([['a', 'c'], ['d'], ['b']])
    expect(weights.map(weightText)[0]).toContain(' · ')
  })

  it('marks a finding of an incomplete answer', () => {
    const section = withMissing(createSection('Dívidas', { findings: [finding('a', 'danger')] }, answer), [
      'x',
    ])
    expect(findWeights([section], showAll).map(weightOriginText)).toEqual(['Dívidas · resposta incompleta'])
  })

  it('takes a repeated finding from the answer that has the rows', () => {
    const counted = { count: 'rows', label: 'pendências', tone: 'danger', when: 'always' } as const
    const told = {
      value: 'total',
      label: 'pendências',
      format: 'number',
      tone: 'danger',
      when: 'always',
    } as const
    const weights = findWeights(
      [
        createSection('Score', { findings: [told] }, { total: 2 }),
        createSection('Dívidas', { findings: [counted] }, { rows: [{}, {}] }),
      ],
      showAll,
    )
    expect(weights.map((weight) => `${weightText(weight)} ${weight[0].section.title}`)).toEqual([
      '2 pendências Dívidas',
    ])
  })

  it('has no findings of an answer that failed or found nothing', () => {
    const section = createSection('Um', { findings: [finding('a', 'danger')] }, answer)
    const notFound = { status: 'not-found', source: '', isDemo: false, at: 0 } as const
    expect(findWeights([{ ...section, state: 'not-found', answer: { outcome: notFound } }], showAll)).toEqual(
      [],
    )
  })
})

describe('what is not known', () => {
  const asked = (state: Section['state'], tone: Finding['tone'] = 'danger'): Section => ({
    ...createSection('Um', { findings: [finding('a', tone)] }, answer),
    state,
  })

  it('counts the consultas that may have a finding that weighs and failed', () => {
    const failed = [1, 2, 3, 4, 5].map(() => asked('failed'))
    expect(unknownWeightsText([...failed, asked('failed', 'neutral'), asked('found')])).toBe(
      'Não se sabe: 5 consultas que pesam falharam',
    )
    expect(unknownWeightsText([asked('failed')])).toBe('Não se sabe: 1 consulta que pesa falhou')
  })

  it('says in one line what failed, is incomplete, was not asked or did not answer yet', () => {
    const states = [
      'failed',
      'failed',
      'incomplete',
      'skipped',
      'not-queried',
      'waiting',
      'pending',
      'not-found',
    ] as const
    expect(unknownWeightsText(states.map((state) => asked(state)))).toBe(
      'Não se sabe: 2 consultas que pesam falharam, 1 ficou incompleta, 2 não foram feitas e 2 ainda não responderam',
    )
  })

  it('is nothing if each consulta that weighs answered', () => {
    expect(
      unknownWeightsText([asked('found'), asked('not-found'), asked('failed', 'success')]),
    ).toBeUndefined()
  })
})

describe('the findings of a section', () => {
  it('leave out those that the top of the page shows', () => {
    const section = createSection(
      'Um',
      { findings: [finding('a', 'danger'), finding('b', 'warning')] },
      answer,
    )
    const own = readSectionFindings(section, showAll)
    const shown = findShownElsewhere([section], own.slice(0, 1), showAll).get('Um')
    expect(removeShown(own, shown?.all ?? '').map(findingLine)).toEqual(own.slice(1).map(findingLine))
    expect(removeShown(own, shown?.inSections ?? '')).toHaveLength(2)
  })

  it('leave out those that another section shows: the one that the top of the page links to', () => {
    const sections = [
      createSection('Ficha', { findings: [finding('a', 'warning'), finding('b', 'neutral')] }, answer),
      createSection('Dívidas', { findings: [finding('a', 'danger')] }, answer),
    ]
    const shown = findShownElsewhere(sections, [], showAll)
    const listPaths = (key: string) =>
      sections
        .filter((section) => section.key === key)
        .flatMap((section) =>
          removeShown(readSectionFindings(section, showAll), shown.get(key)?.inSections ?? ''),
        )
        .map(({ path }) => path)
    expect(listPaths('Ficha')).toEqual(['b'])
    expect(listPaths('Dívidas')).toEqual(['a'])
  })

  it('leave out those that a raised alert of the same value repeats', () => {
    const alert: Block = { block: 'alert', status: 'danger', title: 'Titular falecido', when: 'obito' }
    const layout = { result: [alert], findings: [finding('obito', 'danger'), finding('a', 'warning')] }
    const paths = (obito: boolean) => {
      const section = createSection('Um', layout, { ...answer, obito })
      return removeAlertedFindings(section, readSectionFindings(section, showAll)).map(({ path }) => path)
    }
    expect(paths(true)).toEqual(['a'])
    expect(paths(false)).toEqual(['obito', 'a'])
  })
})
