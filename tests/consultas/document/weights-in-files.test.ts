import { beforeEach, expect, it, vi } from 'vitest'
import { saveDocument } from '../../../src/consultas/document/save-document.ts'
import { buildDossieDocument } from '../../../src/consultas/dossie/dossie-document.ts'
import { createFailure } from '../../../src/consultas/outcome.ts'
import { buildSubjectDocument } from '../../../src/consultas/subject-page/export/subject-document.ts'
import type { Section } from '../../../src/consultas/subject-page/section.ts'
import { createSection } from '../subject-page/support/create-section.ts'
import { createSavedDossie } from './create-saved-dossie.ts'

const { download } = vi.hoisted(() => ({
  download: vi.fn<(name: string, type: string, file: Blob) => void>(),
}))

vi.mock('@/lib/download.ts', () => ({ download }))

beforeEach(() => void download.mockClear())

const findings = [{ count: 'dividas', label: 'pendências', tone: 'danger', when: 'some' } as const]

const debts = createSection('Dívidas', { findings }, { dividas: [1, 2, 3, 4] })

const sections: Section[] = [
  debts,
  { ...debts, key: 'Score', title: 'Score', state: 'failed', answer: { outcome: createFailure('timeout') } },
  { ...debts, key: 'Protestos', title: 'Protestos', state: 'not-queried', answer: undefined },
]

const unknown = 'Não se sabe: 1 consulta que pesa falhou e 1 não foi feita'

const weights = { unknown, lines: [{ text: '4 pendências', tone: 'danger', from: 'Dívidas' }] }

const options = { signal: new AbortController().signal, onProgress: () => undefined }

const subject = {
  title: 'Ana',
  document: { label: 'CPF', text: '111.444.777-35' },
  sections,
  isRevealed: () => false,
  at: 0,
}

const readFile = () => download.mock.lastCall?.[2] ?? new Blob()

const weightRows = [
  ['O que pesa', unknown],
  ['', '4 pendências', 'Dívidas'],
]

it('the files of a subject begin with what is not known', async () => {
  await saveDocument('json', buildSubjectDocument(subject), options)
  expect(JSON.parse(await readFile().text())).toMatchObject({ weights })
  await saveDocument('txt', buildSubjectDocument(subject), options)
  expect(await readFile().text()).toContain(`\nO que pesa\n${unknown}\n4 pendências · Dívidas\n`)
  expect([...([...buildSubjectDocument(subject).xlsx()][0]?.rows ?? [])]).toEqual(
    expect.arrayContaining(weightRows),
  )
})

it('the files of a dossiê begin with what is not known', async () => {
  const saved = createSavedDossie(sections)
  await saveDocument('json', buildDossieDocument(saved), options)
  expect(JSON.parse(await readFile().text())).toMatchObject({ weights })
  expect([...([...buildDossieDocument(saved).xlsx()][0]?.rows ?? [])]).toEqual(
    expect.arrayContaining(weightRows),
  )
})
