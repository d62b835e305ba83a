import { describe, expect, it } from 'vitest'
import { messageVersion, readMessage } from '@/state/tabs/read-message.ts'

const head = { version: messageVersion, loginId: 'login', from: 'tab' }

const entry = {
  id: 'a',
  consultaId: 'cpf/1',
  family: 'cpf',
  path: '/consulta/cpf',
  title: 'CPF',
  subject: '***.444.777-**',
  subjectId: 's',
  kind: 'cpf',
  at: 1,
  outcome: 'found',
  ms: 1,
}

const outcome = { status: 'found', answer: { nome: 'Ana' }, source: 'Fonte', isDemo: false, at: 1 }

const answers = (change: object = {}) => ({
  ...head,
  kind: 'answers',
  answers: [{ entry, values: { cpf: '1' }, outcome, ...change }],
  subjects: [['cpf 1', 's']],
  keptIds: [],
})

const report = {
  id: 'r',
  kind: 'batch',
  title: 'Lote',
  path: '/consulta/cpf/lote',
  at: 1,
  counts: { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 },
}

describe('a message', () => {
  it.each([
    ['answers', answers()],
    [
      'a failed query',
      answers({ outcome: { status: 'failed', reason: 'timeout', message: 'x', isDemo: false, at: 1 } }),
    ],
    ['a list', { ...head, kind: 'list', ids: ['a'], subjects: [], wantsReply: true }],
    ['a request', { ...head, kind: 'request', to: 'other', ids: [] }],
    ['reports', { ...head, kind: 'reports', reports: [report] }],
    ['a request for a report', { ...head, kind: 'report-request', to: 'other', id: 'r' }],
    ['the data of a report', { ...head, kind: 'report-data', to: 'other', id: 'r', data: {} }],
    ['a report without data', { ...head, kind: 'report-data', to: 'other', id: 'r' }],
  ])('is read: %s', (_name, message) => {
    expect(readMessage(message)).toBe(message)
  })

  it.each([
    ['no object', 'list'],
    ['nothing', null],
    ['of another version', { ...answers(), version: messageVersion + 1 }],
    ['without a login', { ...answers(), loginId: undefined }],
    ['of an unknown kind', { ...head, kind: 'toString' }],
    ['with an entry without a title', answers({ entry: { ...entry, title: undefined } })],
    ['with a kind that no consulta takes', answers({ entry: { ...entry, kind: 'passaporte' } })],
    ['with a path of another site', answers({ entry: { ...entry, path: 'https://example.com' } })],
    ['with an impossible time', answers({ entry: { ...entry, at: Number.NaN } })],
    ['with an unknown outcome', answers({ outcome: { ...outcome, status: 'constructor' } })],
    ['with a found outcome without an answer', answers({ outcome: { ...outcome, answer: undefined } })],
    ['with values that are no texts', answers({ values: { cpf: 1 } })],
    ['with half a subject', { ...answers(), subjects: [['cpf 1']] }],
    ['with data for no tab', { ...head, kind: 'report-data', id: 'r', data: {} }],
    ['with a report without counts', { ...head, kind: 'reports', reports: [{ ...report, counts: {} }] }],
  ])('is ignored: %s', (_name, message) => {
    expect(readMessage(message)).toBeUndefined()
  })
})
