import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Path } from '@/generated/paths.ts'
import type { DossieProgress, PartProgress } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import { saveDossie } from '../../../src/consultas/dossie/export/save-dossie.ts'
import { Conclusion } from '../../../src/consultas/dossie/open/conclusion.ts'
import type { OpenDossie } from '../../../src/consultas/dossie/open/open-dossie.ts'
import { createFailure, type Outcome } from '../../../src/consultas/outcome.ts'
import { saveSubject } from '../../../src/consultas/subject-page/export/save-subject.ts'
import { createSection } from '../subject-page/support/create-section.ts'

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
  await saveSubject('json', { title: 'Ana', document, sections, isRevealed, at: 0 }, options)
  expect(readIds((await readFile()).answers)).toEqual(ids)
})

it('the JSON of a dossiê has the id of each request', async () => {
  const parts = sections.map(
    ({ definition, state, answer, title }): PartProgress => ({
      part: { name: title, title, family: 'cpf', variant: 1, required: false, fields: {} } as never,
      definition,
      state,
      answer,
    }),
  )
  const dossie = { dossie: 'pessoa', title: 'Dossiê', fields: [] } as unknown as DossieDefinition<Path>
  const open = { dossie, values: {}, number: '1', conclusion: new Conclusion() } as unknown as OpenDossie
  const progress: DossieProgress = { status: 'done', parts, done: parts.length, startedAt: 0 }
  await saveDossie('json', { dossie, open, progress, isRevealed }, options)
  expect(readIds((await readFile()).parts)).toEqual(ids)
})
