import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openInWorker, readCaseFile } from '@/cases/case-file-work.ts'
import { openProblemTexts } from '@/cases/case-texts.ts'
import { createCase } from '@/cases/open-and-close.ts'
import { createCaseKey, sealRecord } from '@/cases/record.ts'
import { listCases } from '@/cases/store.ts'
import { buildKey } from '../state/support/storage.ts'
import { GrowingList } from '../support/growing-list.ts'
import './fast-keys.ts'
import { sampleContents } from './sample-contents.ts'

type OpenRequest = { onblocked?: () => void; onerror?: () => void }

const key = await createCaseKey('c1', 'cavalo correto bateria grampo')
const dates = { id: 'c1', createdAt: 1, savedAt: 2 }
const record = await sealRecord(key, dates, JSON.stringify(sampleContents))

/** The requests to open the database. The browser answers none. */
let requests = new GrowingList<OpenRequest>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  requests = new GrowingList()
  const open = () => {
    const request: OpenRequest = {}
    requests.push(request)
    return request
  }
  vi.stubGlobal('indexedDB', { open, databases: async () => [{ name: buildKey('cases') }] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a database that does not answer', () => {
  it('ends a new case with a message, and the next try asks again', async () => {
    for (const count of [1, 2]) {
      const creating = createCase('cavalo correto bateria grampo')
      await requests.reach(count)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await creating).toEqual({ problem: 'unanswered' })
    }
    expect(openProblemTexts.unanswered).toContain('não respondeu')
  })

  it('ends the list with the same problem, also if it is not told which databases there are', async () => {
    const listing = listCases()
    await requests.reach(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await listing).toEqual({ problem: 'unanswered' })
    vi.stubGlobal('indexedDB', { databases: () => new Promise(() => undefined) })
    const listingAgain = listCases()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await listingAgain).toEqual({ problem: 'unanswered' })
  })

  it('is reported at once if another tab blocks it', async () => {
    const creating = createCase('cavalo correto bateria grampo')
    await requests.reach(1)
    requests.items[0]?.onblocked?.()
    expect(await creating).toEqual({ problem: 'unanswered' })
  })
})

describe('a worker that does not answer', () => {
  const terminate = vi.fn()
  let worker: { onmessage: (event: object) => void; onerror: () => void }

  beforeEach(() => {
    terminate.mockReset()
    vi.stubGlobal(
      'Worker',
      class {
        terminate = terminate
        postMessage = () => undefined
        onmessage = (_event: object): void => undefined
        onerror = (): void => undefined
        constructor() {
          worker = this
        }
      },
    )
  })

  const file = new File(['{}'], 'x.caso')

  it('ends the reading of a file, after the silence and not before', async () => {
    const onProgress = vi.fn()
    const reading = readCaseFile(file, new AbortController().signal, onProgress)
    await vi.advanceTimersByTimeAsync(59_000)
    worker.onmessage({ data: { kind: 'progress', done: 0.5 } })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(onProgress).toHaveBeenCalledWith(0.5)
    expect(terminate).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await reading).toEqual({ problem: 'unanswered' })
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('is ended when the user cancels', async () => {
    const cancelling = new AbortController()
    const reading = readCaseFile(file, cancelling.signal, () => undefined)
    cancelling.abort()
    await reading
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('is not asked for a file that is too large', async () => {
    const large = Object.defineProperty(new File([], 'x.caso'), 'size', { value: 200_000_001 })
    expect(await readCaseFile(large, new AbortController().signal, () => undefined)).toEqual({
      problem: 'too-large',
    })
  })

  it('ends the opening of a case, whose subjects and reports come one by one', async () => {
    const { subjects, reports, ...rest } = sampleContents
    const opening = openInWorker(record, key)
    for (const subject of subjects) worker.onmessage({ data: { kind: 'subject', subject } })
    for (const report of reports) worker.onmessage({ data: { kind: 'report', report } })
    worker.onmessage({ data: { kind: 'opened', key, rest } })
    expect(await opening).toEqual({ key, contents: sampleContents })
    const silent = openInWorker(record, key)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await silent).toEqual({ problem: 'unanswered' })
  })

  it('is not needed to open a case if its code does not load', async () => {
    const opening = openInWorker(record, 'cavalo correto bateria grampo')
    worker.onerror()
    expect(await opening).toMatchObject({ contents: sampleContents })
  })
})
