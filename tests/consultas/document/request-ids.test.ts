import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveDocument } from '../../../src/consultas/document/save-document.ts'
import { buildDossieDocument } from '../../../src/consultas/dossie/dossie-document.ts'
import { createFailure, type Outcome } from '../../../src/consultas/outcome.ts'
import { buildSubjectDocument } from '../../../src/consultas/subject-page/export/subject-document.ts'
import { createSection } from '../subject-page/support/create-section.ts'
import { createSavedDossie } from './create-saved-dossie.ts'

const { download } = vi.hoisted(() => ({
  download: vi.fn<(name: string, type: string, file: Blob) => void>(),
}))

vi.mock('@/lib/download.ts', () => ({ download }))

beforeEach(() => void download.mockClear())

afterEach(() => void vi.restoreAllMocks())

const ended = { isDemo: false, at: 0 }

/** An outcome of each status, with the status as its id, and one without an id. */
const outcomes: Outcome[] = [
  { status: 'found', answer: {}, source: 'Gateway', ...ended, requestId: 'found' },
  {
    status: 'incomplete',
    answer: {},
    missing: ['nome'],
    source: 'Gateway',
    ...ended,
    requestId: 'incomplete',
  },
  { status: 'not-found', source: 'Gateway', ...ended, requestId: 'not-found' },
  { ...createFailure('timeout'), requestId: 'failed' },
  { ...createFailure('no-token') },
]

const sections = outcomes.map((outcome, index) => ({
  ...createSection(`part ${index}`, {}, {}),
  state: outcome.status,
  answer: { outcome },
}))

const ids = ['found', 'incomplete', 'not-found', 'failed', undefined]

const options = { signal: new AbortController().signal, onProgress: () => undefined }

const isRevealed = () => false

const readFile = async () => JSON.parse((await download.mock.lastCall?.[2].text()) ?? '')

const readIds = (answers: { requestId?: string }[]) => answers.map(({ requestId }) => requestId)

it('the JSON of a subject has the id of each request', async () => {
  const document = { label: 'CPF', text: '111.444.777-35' }
  await saveDocument(
    'json',
    buildSubjectDocument({ title: 'Ana', document, sections, isRevealed, at: 0 }),
    options,
  )
  expect(readIds((await readFile()).answers)).toEqual(ids)
})

it('the JSON of a dossiê has the id of each request', async () => {
  await saveDocument('json', buildDossieDocument(createSavedDossie(sections)), options)
  expect(readIds((await readFile()).parts)).toEqual(ids)
})
