import { describe, expect, it } from 'vitest'
import { readFindings } from '../../../../../src/consultas/results/findings/read-findings.ts'
import { findingTexts } from '../../../../../src/consultas/results/findings/text.ts'
import { createFound } from '../../../../support/create-found.ts'
import { definitions } from '../../../support/shipped-examples.ts'

const none = () => false

describe.each(definitions)('$id', (definition) => {
  const { example, examples, findings = [] } = definition

  it('has findings for its example, in words', () => {
    const texts = findingTexts(definition, createFound(example), none)
    expect(texts.length).toBeGreaterThanOrEqual(2)
    expect(texts.length).toBeLessThanOrEqual(5)
    for (const text of texts) expect(text).toMatch(/^(?!.*(?:—|undefined|NaN|object)).{2,60}$/)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('has a target for each finding of each answer', () => {
    for (const answer of [example, ...examples.map((one) => one.answer ?? null)])
      for (const finding of readFindings(definition, createFound(answer), none))
        expect(finding.target, `${finding.before} ${finding.figure} ${finding.after}`).toBeDefined()
  })

  it('has a singular label for each count', () => {
    const counts = findings.filter(({ count, format }) => count !== undefined || format === 'number')
    for (const { label, one } of counts)
      expect(one ?? label, `the singular of ${label}`).not.toMatch(/^\p{L}+(?:s|ões)\b/u)
  })
})
