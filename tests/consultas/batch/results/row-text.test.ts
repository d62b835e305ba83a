import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { describe, expect, it } from 'vitest'
import { resultText } from '../../../../src/consultas/batch/results/row-columns.ts'
import { listTickedDossies } from '../../../../src/consultas/batch/results/ticked-bar.tsx'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import { createFailure } from '../../../../src/consultas/outcome.ts'
import { asPath } from '../../../support/as-path.ts'

const createRow = (typed: string, cpf: string): BatchRow => ({
  line: { numbers: [1], values: { cpf }, typed },
  state: 'found',
  outcome: { status: 'found', answer: {}, source: 'Fonte', isDemo: false, at: 1 },
})

const target = { summary: () => ['Ana Amostra', '111.444.777-35'], missing: () => [] }

describe('the result of a row', () => {
  it('does not repeat what the line asked for', () => {
    expect(resultText(target, createRow('11144477735', '11144477735'))).toBe('Ana Amostra')
    expect(resultText(target, createRow('SP · 111.444.777-35', '11144477735'))).toBe('Ana Amostra')
  })

  it('has another value of the subject, and why there is no answer', () => {
    expect(resultText(target, createRow('Ana Amostra', ''))).toBe('111.444.777-35')
    const failed: BatchRow = {
      ...createRow('1', '1'),
      state: 'failed',
      outcome: createFailure('timeout', 'Demorou'),
    }
    expect(resultText(target, failed)).toBe('Demorou')
  })
})

describe('the dossiês of ticked rows', () => {
  const fields = [{ kind: 'cpf' as const, name: 'cpf', label: 'CPF', required: true }]
  const batch = {
    findSubject: (values: Record<string, string>) => findSubjectValue(fields, values),
    path: asPath('/consulta/cpf/lote'),
  }

  it('take each subject once', () => {
    const rows = ['11144477735', '52998224725', '11144477735'].map((cpf) => createRow(cpf, cpf))
    const [dossie, ...others] = listTickedDossies(batch, rows)
    expect(others).toEqual([])
    expect(dossie).toMatchObject({
      id: 'ficha',
      values: ['11144477735', '52998224725'],
      batchPath: '/dossie/ficha/lote',
    })
  })

  it('are not offered for several subjects in the dossiê’s own batch', () => {
    const rows = ['11144477735', '52998224725'].map((cpf) => createRow(cpf, cpf))
    expect(listTickedDossies({ ...batch, path: asPath('/dossie/ficha/lote') }, rows)).toEqual([])
    expect(
      listTickedDossies({ ...batch, path: asPath('/dossie/ficha/lote') }, rows.slice(0, 1)),
    ).toHaveLength(1)
  })
})
