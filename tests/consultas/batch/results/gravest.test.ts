import type { Json } from '@manifest/schema/consulta.ts'
import { describe, expect, it } from 'vitest'
import { createAnswerSheet } from '../../../../src/consultas/batch/consulta-sheet.ts'
import { createGravestColumn } from '../../../../src/consultas/batch/results/row-columns.ts'
import {
  allRows,
  createRowTest,
  type RowFilters,
} from '../../../../src/consultas/batch/results/row-filters.ts'
import type { BatchRow } from '../../../../src/consultas/batch/run/progress.ts'
import { createFailure, type Outcome } from '../../../../src/consultas/outcome.ts'
import { runSteps } from '../../../../src/lib/run-in-slices.ts'
import { RowArranger } from '../../../../src/ui/data-table/row-arranger.ts'
import { requireValue } from '../../../support/require-value.ts'
import { createDefinition } from '../support/definition.ts'
import { csvText, jsonText } from '../support/run-text.ts'

const definition = createDefinition({
  findings: [
    { value: 'obito', label: 'titular falecido', tone: 'danger', when: 'some' },
    { value: 'nada_consta', label: 'nada consta', tone: 'success', when: 'some' },
    { count: 'dividas', label: 'pendências', one: 'pendência', tone: 'warning', when: 'some' },
  ],
})

const found = (answer: Json): Outcome => ({ status: 'found', answer, source: 'Fonte', isDemo: false, at: 0 })

const outcomes: (Outcome | undefined)[] = [
  found({ obito: false, nada_consta: true, dividas: [] }),
  found({ obito: false, nada_consta: false, dividas: [1] }),
  createFailure('timeout'),
  found({ obito: true, nada_consta: true, dividas: [] }),
  undefined,
  { status: 'not-found', source: 'Fonte', isDemo: false, at: 0 },
]

const rows = outcomes.map(
  (outcome, index): BatchRow => ({
    line: { numbers: [index + 1], values: { cpf: `${index}` }, typed: `${index}` },
    state: outcome?.status ?? 'queued',
    ...(outcome ? { outcome, ms: 1 } : {}),
  }),
)

const readGravest = requireValue(createAnswerSheet(definition).readGravest)

const column = createGravestColumn(readGravest)

describe('the worst finding of a row', () => {
  it('is in words, and says if it is not known', () => {
    expect(rows.map((row) => column.text(row))).toEqual([
      '—',
      '1 pendência',
      'Não se sabe',
      'titular falecido',
      '',
      '—',
    ])
    expect(rows.map((row) => column.badges?.(row)[0]?.tone)).toEqual([
      undefined,
      'warning',
      'neutral',
      'danger',
      undefined,
      undefined,
    ])
  })

  it('sorts the rows, the gravest first', () => {
    const sorting = [{ id: column.id, desc: false }]
    const arranged = runSteps(new RowArranger([column]).arrange(rows, { query: '', sorting }))
    expect(arranged.order).toEqual([3, 1, 2, 0, 5, 4])
  })

  it('filters the rows', () => {
    const createTest = (gravity: RowFilters['gravity']) => createRowTest({ ...allRows, gravity }, readGravest)
    const list = (gravity: RowFilters['gravity']) =>
      rows.flatMap((row, index) => (createTest(gravity)?.(row) ? [index] : []))
    expect([list('grave'), list('attention'), list('unknown')]).toEqual([[3], [1], [2]])
    expect(createTest('all')).toBeUndefined()
  })

  it('is in each file, right after the document', async () => {
    const [head, ...lines] = (await csvText(definition, rows, false)).replaceAll('\r', '').split('\n')
    const unknown = 'Não se sabe: 1 consulta que pesa falhou'
    expect(head).toContain('CPF;O que pesa;Gravidade;Situação')
    expect(lines[0]).toContain(';Nada que pese;Encontrado')
    expect(lines[2]).toContain(`;${unknown};Não se sabe;Falhou`)
    expect(lines[5]).toContain(';;;Não encontrado')
    expect(lines[3]).toContain(';titular falecido;Grave;Encontrado')
    const { entries } = JSON.parse(await jsonText(definition, rows, false))
    expect(entries.map(({ gravest }: { gravest: unknown }) => gravest)).toEqual([
      { gravity: 'none' },
      { finding: '1 pendência', gravity: 'attention' },
      { gravity: 'unknown', unknown },
      { finding: 'titular falecido', gravity: 'grave' },
      undefined,
      undefined,
    ])
  })

  it('is no column of a consulta without findings that weigh', async () => {
    const facts = createDefinition({ findings: [{ value: 'bairro', label: 'bairro', when: 'always' }] })
    expect(createAnswerSheet(facts).readGravest).toBeUndefined()
    expect(await csvText(facts, rows, false)).not.toContain('O que pesa')
  })
})
