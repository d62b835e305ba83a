import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScoreGauge } from '../../../src/blocks/score/load-score-gauge.ts'
import type { BatchTarget } from '../../../src/consultas/batch/batch-target.ts'
import { createAnswerSheet } from '../../../src/consultas/batch/consulta-sheet.ts'
import type { LiveRun } from '../../../src/consultas/batch/live/live-runs.ts'
import { buildBatchDocument } from '../../../src/consultas/batch/results/batch-document.ts'
import { PrintedBatch } from '../../../src/consultas/batch/results/printed-batch.tsx'
import { createAnswerColumn, createBatchColumns } from '../../../src/consultas/batch/results/row-columns.ts'
import { createTotalsReader } from '../../../src/consultas/batch/results/totals.tsx'
import type { BatchProgress, BatchRow } from '../../../src/consultas/batch/run/progress.ts'
import { compareSubjects } from '../../../src/consultas/compare/compare-answers.ts'
import { ComparisonActions } from '../../../src/consultas/compare/comparison-actions.tsx'
import ComparePage from '../../../src/consultas/compare/page.tsx'
import type {
  ComparedSubject,
  useComparedSubjects,
} from '../../../src/consultas/compare/use-compared-subjects.ts'
import { saveDocument } from '../../../src/consultas/document/save-document.ts'
import { buildDossieDocument } from '../../../src/consultas/dossie/dossie-document.ts'
import { DossieReport } from '../../../src/consultas/dossie/dossie-report.tsx'
import { createConclusion } from '../../../src/consultas/dossie/open/open-dossie.ts'
import { Answer } from '../../../src/consultas/results/answer.tsx'
import { answerText } from '../../../src/consultas/results/answer-parts.ts'
import { buildAnswerDocument } from '../../../src/consultas/results/export/answer-document.ts'
import { listMissingLabels } from '../../../src/consultas/results/incomplete/missing-labels.ts'
import { QueryContext } from '../../../src/consultas/results/query-context.ts'
import { listLabeledValues } from '../../../src/consultas/subject/labeled-values.ts'
import { buildSubjectDocument } from '../../../src/consultas/subject-page/export/subject-document.ts'
import type { Section } from '../../../src/consultas/subject-page/section.ts'
import { SubjectView } from '../../../src/consultas/subject-page/subject-view.tsx'
import type { useSubjectSections } from '../../../src/consultas/subject-page/use-section-queries.ts'
import type { Path } from '../../../src/generated/paths.ts'
import { comparison } from '../../../src/state/comparison.ts'
import type { AnsweredOutcome } from '../../../src/state/outcome.ts'
import type { SessionEntry } from '../../../src/state/session.ts'
import type { Subject } from '../../../src/state/subjects.ts'
import { renderInApp } from '../../support/render-in-app.tsx'
import { waitFor } from '../../support/wait-for.ts'
import {
  at,
  definition,
  failed,
  fields,
  found,
  incomplete,
  notFound,
  sections,
  values,
} from './golden-answers.ts'

const { download, subjectSections, comparedSubjects } = vi.hoisted(() => ({
  download: vi.fn<(name: string, type: string, file: Blob) => void>(),
  subjectSections: vi.fn<typeof useSubjectSections>(),
  comparedSubjects: vi.fn<typeof useComparedSubjects>(),
}))

vi.mock('@/lib/download.ts', () => ({ download }))

vi.mock('../../../src/consultas/subject-page/use-section-queries.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useSubjectSections: subjectSections,
}))

vi.mock('../../../src/consultas/compare/use-compared-subjects.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useComparedSubjects: comparedSubjects,
}))

/** A workbook as its cells: happy-dom has no workers. */
vi.mock('@/lib/format/workbook.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  buildWorkbook: async (sheets: Iterable<{ rows: Iterable<unknown>; total?: () => unknown }>) =>
    new Blob(
      [...sheets].flatMap(({ rows, total, ...sheet }) =>
        [sheet, ...rows, { total: total?.() }].map((line) => `${JSON.stringify(line)}\n`),
      ),
    ),
}))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at }))

afterEach(() => {
  window.dispatchEvent(new Event('afterprint'))
  cleanup()
  vi.useRealTimers()
})

const iso = new Date(at).toISOString()

/** Compares with a golden file. The name of a page and of a kind is the file's name. */
const expectGolden = (name: string, text: string) =>
  expect(text.replaceAll(iso, 'AT').replace(/"sha256": "\w+"/, '"sha256": "DIGEST"')).toMatchFileSnapshot(
    `golden/${name}.txt`,
  )

async function expectFile(page: string, kind: string) {
  const [name, type, file] = download.mock.lastCall ?? []
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer())
  await expectGolden(`${page}-${kind}`, `${name} ${type}\n${text}`)
}

/** Compares what a page prints: one line for each text, without controls. */
async function expectPrinted(page: string, content: ReactNode) {
  await loadScoreGauge()
  await renderInApp(<MemoryRouter>{content}</MemoryRouter>)
  await act(async () => void window.dispatchEvent(new Event('beforeprint')))
  const printed = document.querySelector('[data-printed]')
  if (!printed) throw new Error(`${page} prints nothing`)
  const texts = document.createTreeWalker(printed, NodeFilter.SHOW_TEXT)
  const lines: string[] = []
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement?.closest('style, button') === null) lines.push(textContent ?? '')
  }
  await expectGolden(`${page}-print`, [document.title, ...lines, ''].join('\n'))
}

const isRevealed = () => false

const options = { signal: new AbortController().signal, onProgress: () => undefined, isRevealed }

describe('an answer', () => {
  const queryDetails = { family: 'CPF', subject: '111.444.777-35' }

  it.each(['csv', 'json', 'xlsx'] as const)('as %s', async (kind) => {
    const details = { definition, found: incomplete, isRevealed, queryDetails }
    await saveDocument(kind, buildAnswerDocument(details), options)
    await expectFile('answer', kind)
  })

  it('on the clipboard', () => expectGolden('answer-clipboard', answerText(definition, incomplete)))

  it('in print', async () => {
    const purpose = { label: 'Finalidade', text: 'Crédito' }
    await expectPrinted(
      'answer',
      <QueryContext value={{ family: 'CPF', asked: listLabeledValues(fields, values), purpose }}>
        <Answer definition={definition} found={found} />
      </QueryContext>,
    )
  })
})

describe('a subject', () => {
  const document = { label: 'CPF', text: '•••.•••.•••-35' }

  it.each(['json', 'xlsx', 'txt'] as const)('as %s', async (kind) => {
    await saveDocument(
      kind,
      buildSubjectDocument({ title: 'Ana Exemplo', document, sections, isRevealed, at }),
      options,
    )
    await expectFile('subject', kind)
  })

  it('in print', async () => {
    const subject = { id: 'subject', kind: 'cpf', value: values.cpf } as Subject
    const withPurpose = (section: Section) => ({
      ...section,
      ...(section.answer
        ? { answer: { ...section.answer, entry: { purpose: 'Crédito', ms: 1200 } as SessionEntry } }
        : {}),
    })
    const all = sections.map(withPurpose)
    subjectSections.mockReturnValue({
      groups: [{ title: 'CPF', sections: all }],
      sections: all,
      dossies: [],
      name: 'Ana Exemplo',
    })
    await expectPrinted('subject', <SubjectView subject={subject} families={{}} />)
  })
})

describe('a dossiê', () => {
  const parts = sections.map(({ title, state, ...section }) => ({
    ...section,
    part: { name: title, title, family: 'cpf', variant: 1, required: false, fields: {}, after: [] },
    ...(state === 'not-queried' ? { state: 'skipped', reason: 'Falta a placa.' } : { state }),
  }))
  const progress = { status: 'done', parts, done: parts.length, startedAt: at } as never
  const dossie = { dossie: 'pessoa', title: 'Dossiê de pessoa', fields } as unknown as DossieDefinition<Path>
  const run = { getSnapshot: () => progress, subscribe: () => () => undefined } as never
  const conclusion = createConclusion('Nada a opor.')
  const open = { dossie, values, run, number: '2026-1', purpose: 'Crédito', conclusion }

  it.each(['json', 'xlsx'] as const)('as %s', async (kind) => {
    await saveDocument(kind, buildDossieDocument({ dossie, open, progress, isRevealed }), options)
    await expectFile('dossie', kind)
  })

  it('in print', () => expectPrinted('dossie', <DossieReport ref={null} dossie={dossie} open={open} />))
})

describe('a comparison', () => {
  const entry = { purpose: 'Crédito', consultaId: definition.id } as SessionEntry
  const subjects: ComparedSubject[] = [
    {
      id: 'one',
      kind: 'cpf',
      value: values.cpf,
      name: 'Ana',
      entries: [{ entry, definition, values, outcome: found }],
    },
    {
      id: 'other',
      kind: 'cpf',
      value: '12345678909',
      name: undefined,
      entries: [{ entry, definition, values: { cpf: '12345678909' }, outcome: incomplete }],
    },
  ]
  const compared = { subjects, ...compareSubjects(subjects) }

  it('as xlsx', async () => {
    const shown = { headings: ['Ana', '•••.•••.•••-09'], ...compared, areShown: false }
    await renderInApp(<ComparisonActions values={shown} />)
    await act(async () => [...document.querySelectorAll('button')].at(-1)?.click())
    await waitFor(() => expect(download.mock.lastCall?.[0]).toMatch(/^comparacao/))
    await expectFile('comparison', 'xlsx')
  })

  it('in print', async () => {
    comparison.subjectIds = subjects.map(({ id }) => id)
    comparedSubjects.mockReturnValue({ subjects, failure: undefined })
    await expectPrinted('comparison', <ComparePage />)
  })
})

describe('a batch', () => {
  const sheet = createAnswerSheet(definition)
  const line = (number: number) => ({ numbers: [number], values, typed: values.cpf, own: [[`C${number}`]] })
  const rows: BatchRow[] = [
    { line: line(1), state: 'found', outcome: found, ms: 12, isReviewed: true },
    { line: { ...line(2), correctedFrom: { 2: '1114' } }, state: 'incomplete', outcome: incomplete, ms: 9 },
    { line: line(4), state: 'not-found', outcome: notFound, ms: 8, isCached: true },
    { line: line(5), state: 'failed', outcome: failed, ms: 7, note: 'Repetir' },
    { line: line(6), state: 'queued' },
  ]
  const invalid = [{ number: 3, typed: '12', problem: 'CPF inválido', given: { cpf: '12' }, own: ['C3'] }]
  const target = {
    id: definition.id,
    title: 'Dados cadastrais em lote',
    form: definition,
    speed: { isDemo: false },
    missing: (answered: AnsweredOutcome) =>
      listMissingLabels(definition, 'missing' in answered ? answered.missing : []),
    summary: () => [],
    loadSheet: async () => sheet,
  } as unknown as BatchTarget
  const live = {
    target,
    purpose: 'Crédito',
    given: { ownColumns: ['Cliente'], invalid },
  } as unknown as LiveRun

  it.each(['csv', 'json', 'xlsx'] as const)('as %s', async (kind) => {
    const exported = { rows, invalid, isListOrder: true }
    await saveDocument(kind, buildBatchDocument(live, sheet, exported, false), options)
    await expectFile('batch', kind)
  })

  it('in print', async () => {
    const own = createBatchColumns(target)
    const columns = [own.line, own.subject, own.state, own.result, ...sheet.columns.map(createAnswerColumn)]
    const counts = { queued: 1, pending: 0, skipped: 0, found: 1, incomplete: 1, 'not-found': 1, failed: 1 }
    const progress = { rows, counts } as unknown as BatchProgress
    const totals = createTotalsReader(sheet.columns)(rows)
    await expectPrinted(
      'batch',
      <PrintedBatch
        live={live}
        progress={progress}
        rows={rows.slice(0, 4)}
        columns={columns}
        totals={totals}
      />,
    )
  })
})
