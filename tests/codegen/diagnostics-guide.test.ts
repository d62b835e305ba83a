import { describe, expect, it } from 'vitest'
import { type DiagnosticCode, diagnosticCodes } from '../../codegen/diagnostics/diagnostic-codes.ts'
import { formatDiagnosticsGuide } from './support/diagnostics-guide.ts'
import { caseNames, hasFix, runFixedCase } from './support/fixture-case.ts'

/** An example of `too-large` would be a file of 1 MB. */
const withoutExample = ['too-large']

const examples = caseNames.filter(hasFix)

const codes = Object.keys(diagnosticCodes) as DiagnosticCode[]

const listExampleCases = (code: DiagnosticCode) =>
  withoutExample.includes(code) ? [] : examples.filter((name) => name.startsWith(`${code}-`))

describe('docs/diagnosticos.md', () => {
  it('is up to date with codes and fixtures: run this file with -u', async () => {
    const guide = formatDiagnosticsGuide((code) => listExampleCases(code)[0])
    await expect(guide).toMatchFileSnapshot('../../docs/diagnosticos.md')
  })

  it('has one example per code: write the fix into <case>/mended/ of one case', () => {
    const counts = codes.map((code) => [code, listExampleCases(code).length])
    expect(counts).toEqual(codes.map((code) => [code, withoutExample.includes(code) ? 0 : 1]))
  })

  it.each(examples)('shows how to fix %s', (name) => {
    const { ok, diagnostics } = runFixedCase(name)
    expect([ok, diagnostics]).toEqual([true, []])
  })

  it.each(codes)('explains %s in whole sentences, with a remedy that works as a hint', (code) => {
    const { means, matters, remedy } = diagnosticCodes[code]
    expect(`${means} ${matters}`).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(remedy).toMatch(/^\p{Ll}.*[^.]$/u)
  })
})
