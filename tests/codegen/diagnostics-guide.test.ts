import { describe, expect, it } from 'vitest'
import { type DiagnosticCode, diagnosticCodes } from '../../codegen/diagnostics/diagnostic-codes.ts'
import { formatDiagnosticsGuide } from './support/diagnostics-guide.ts'
import { caseNames, hasFix, runFixedCase } from './support/fixture-case.ts'

/** Without an example: a file of 1 MB is no reading. */
const withoutExample = ['too-large']

const examples = caseNames.filter(hasFix)

const codes = Object.keys(diagnosticCodes) as DiagnosticCode[]

const listExampleCases = (code: DiagnosticCode) =>
  withoutExample.includes(code) ? [] : examples.filter((name) => name.startsWith(`${code}-`))

describe('docs/diagnosticos.md', () => {
  it('is what the codes and the cases of tests/codegen/fixtures yield: run this file with -u', async () => {
    const guide = await formatDiagnosticsGuide((code) => listExampleCases(code)[0])
    await expect(guide).toMatchFileSnapshot('../../docs/diagnosticos.md')
  })

  it('has one example a code: put the mended files into <case>/mended/ of one of its cases', () => {
    const counts = codes.map((code) => [code, listExampleCases(code).length])
    expect(counts).toEqual(codes.map((code) => [code, withoutExample.includes(code) ? 0 : 1]))
  })

  it.each(examples)('shows how %s is mended', async (name) => {
    const { ok, diagnostics } = await runFixedCase(name)
    expect([ok, diagnostics]).toEqual([true, []])
  })

  it.each(codes)('explains %s in whole sentences, and its remedy as a hint', (code) => {
    const { means, matters, remedy } = diagnosticCodes[code]
    expect(`${means} ${matters}`).toMatch(/^\p{Lu}.*[.?]$/u)
    expect(remedy).toMatch(/^\p{Ll}.*[^.]$/u)
  })
})
