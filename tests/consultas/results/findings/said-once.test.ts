import type { Block } from '@manifest/schema/result.ts'
import { describe, expect, it } from 'vitest'
import type { FindingText } from '../../../../src/consultas/results/findings/read-findings.ts'
import { omitFoundTitle, omitShownInHead } from '../../../../src/consultas/results/findings/said-once.ts'

const finding = (path: string, isValue = true): FindingText => ({
  figure: path,
  tone: 'danger',
  index: 0,
  isValue,
  path,
  target: undefined,
})

const head: Block = {
  block: 'fields',
  title: 'Identificação',
  inHead: true,
  items: [{ label: 'Idade', value: 'idade' }],
}

describe('the findings of an answer', () => {
  const summary = { value: 'nome', status: { value: 'situacao', colors: {} } }
  const paths = (result: Block[], ...findings: FindingText[]) =>
    omitShownInHead(findings, { summary, result }).map(({ path }) => path)

  it('leave out what the head shows: the status and the values of its block', () => {
    expect(paths([head], finding('situacao'), finding('idade'), finding('score'))).toEqual(['score'])
  })

  it('keep what a block below the head shows, and counts', () => {
    expect(paths([{ ...head, inHead: false }], finding('idade'))).toEqual(['idade'])
    expect(paths([head], finding('idade', false))).toEqual(['idade'])
  })
})

describe('an alert', () => {
  const alert: Block = {
    block: 'alert',
    title: 'Óbito',
    status: 'danger',
    text: 'Indica fraude.',
    when: 'obito',
  }

  it('keeps only what the finding on the same value does not say', () => {
    expect(omitFoundTitle(alert, [finding('obito')])).toEqual({
      block: 'alert',
      status: 'danger',
      text: 'Indica fraude.',
      when: 'obito',
    })
    const { text: _, ...untold } = alert
    expect(omitFoundTitle(untold as Block, [finding('obito')])).toBeUndefined()
  })

  it('stays whole without such a finding, or if it is always raised', () => {
    expect(omitFoundTitle(alert, [finding('score')])).toBe(alert)
    const { when: _, ...always } = alert
    expect(omitFoundTitle(always as Block, [finding('obito')])).toBe(always)
  })

  it('is the only block that loses anything', () => {
    expect(omitFoundTitle(head, [finding('idade')])).toBe(head)
  })
})
