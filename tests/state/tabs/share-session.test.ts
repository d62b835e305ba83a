import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '@/generated/app.ts'
import type { Outcome } from '@/state/outcome.ts'
import { messageVersion } from '@/state/tabs/read-message.ts'
import { createDefinition } from '../../consultas/batch/support/definition.ts'
import { asPath } from '../../support/as-path.ts'
import { waitFor } from '../../support/wait-for.ts'
import { collectListeners } from '../support/listeners.ts'
import { store } from '../support/storage.ts'
import { createLocks } from './support.ts'

const answer = (isDemo = false): Outcome => ({
  status: 'found',
  answer: { nome: 'Ana' },
  source: 'Fonte',
  isDemo,
  at: Date.now(),
})

const path = asPath('/consulta/cpf')

const entryBase = {
  consultaId: 'cpf/1',
  family: 'cpf',
  path,
  title: 'CPF',
  subject: '•',
  ms: 1,
  kind: 'cpf',
} as const

const counts = { found: 1, incomplete: 0, 'not-found': 0, failed: 0, total: 1 }

const report = { id: 'r', kind: 'batch', title: 'Lote', path, at: 1, counts } as const

const definition = createDefinition({ path })

let stopListening = () => {}
const closeTabs: (() => void)[] = []

/** Loads the modules as another tab of the browser. */
async function openTab(mayOpenPath: (path: string) => boolean = () => true) {
  vi.resetModules()
  const { session, cacheAnswer, readCached } = await import('@/state/session.ts')
  const { auth } = await import('@/state/auth.ts')
  const { screenLock } = await import('@/state/screen-lock.ts')
  const { markKept, isKept } = await import('@/state/kept-answers.ts')
  const { recordReport, sessionReports } = await import('@/state/session-reports.ts')
  const { shareSession } = await import('@/state/tabs/share-session.ts')
  const { requestTabReport } = await import('@/state/tabs/tab-reports.ts')
  const { setReportBuilder } = await import('@/state/report-data.ts')
  const { holdTabAnswers, mayTabsAnswer } = await import('@/state/tabs/tab-answers.ts')
  const { createAnswerHolder, findHeldAnswer } = await import('@/state/held-answers.ts')
  closeTabs.push(() => {
    auth.isAuth = false
  })
  shareSession(mayOpenPath, async (id) => (id === definition.id ? definition : undefined))
  return {
    auth,
    session,
    screenLock,
    readCached,
    markKept,
    isKept,
    recordReport,
    sessionReports,
    setReportBuilder,
    requestTabReport,
    mayTabsAnswer,
    askTabs: (values: string[], asked?: string) => holdTabAnswers({ values, purpose: asked }),
    find: (cpf: string, asked?: string) => findHeldAnswer(definition.id, { cpf }, asked),
    /** Holds answers as a batch, which the other tabs list. */
    holdBatch(cpfs: readonly string[], purpose?: string) {
      const holder = createAnswerHolder()
      for (const cpf of cpfs) holder.hold({ definition, values: { cpf }, outcome: answer(), ms: 1, purpose })
      recordReport({ ...report, id: cpfs.join() })
    },
    query: (cpf: string, outcome = answer()) =>
      cacheAnswer({ ...entryBase, subjectValue: cpf }, { cpf }, outcome),
    readIds: () => session.items.map(({ id }) => id),
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const expectIds = (tab: Tab, ids: string[]) =>
  waitFor(() => expect(tab.readIds().toSorted()).toEqual(ids.toSorted()))

/** Waits until messages sent before have arrived: a new tab has asked and has got its answers. */
async function settle() {
  const probe = await openTab()
  await waitFor(() => expect(probe.session.items.length).toBeGreaterThan(0))
}

/** Waits until a tab has learned that the tabs closed before are gone: a third one comes and goes. */
async function settleReports(tab: Tab) {
  const probe = await openTab()
  probe.recordReport({ ...report, id: 'probe' })
  await waitFor(() => expect(tab.sessionReports.items.some(({ id }) => id === 'probe')).toBe(true))
  probe.auth.isAuth = false
  await waitFor(() => expect(tab.sessionReports.items.some(({ id }) => id === 'probe')).toBe(false))
}

/** Asks the browser to leave the page; returns true if it would ask the user. */
function isAskedBeforeLeaving() {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  localStorage.clear()
  store('auth', true)
  store('login', 'login')
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('navigator', { ...navigator, locks: createLocks() })
  stopListening = collectListeners()
})

afterEach(() => {
  for (const close of closeTabs.splice(0)) close()
  stopListening()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('tabs of one login', () => {
  it('share each new answer, with its subject', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const { id } = first.query('1')
    await expectIds(second, [id])
    expect(second.readCached(id)).toMatchObject({
      values: { cpf: '1' },
      outcome: { answer: { nome: 'Ana' } },
    })
    const entry = second.query('1')
    await expectIds(first, [id, entry.id])
    expect(
      new Set([...first.session.items, ...second.session.items].map(({ subjectId }) => subjectId)).size,
    ).toBe(1)
  })

  it('give a new tab all that they have, and take what it has', async () => {
    const first = await openTab()
    const ids = Array.from({ length: 12 }, (_, index) => first.query(String(index)).id)
    const second = await openTab()
    const own = second.query('x')
    await expectIds(second, [...ids, own.id])
    await expectIds(first, [...ids, own.id])
  })

  it('copy no answers while no other tab is open', async () => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    const readKinds = () => post.mock.calls.map(([message]) => message.kind)
    const first = await openTab()
    const { id } = first.query('1')
    await expectIds(await openTab(), [id])
    const [request, answers] = ['request', 'answers'].map((kind) => readKinds().indexOf(kind))
    expect(request, 'the second tab requests the answers').toBeGreaterThanOrEqual(0)
    expect(answers, 'and only then the first one copies them').toBeGreaterThan(request ?? 0)
  })

  it('share which answers a case has', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const { id } = first.query('1')
    await expectIds(second, [id])
    second.markKept(id)
    await waitFor(() => expect(first.isKept(id)).toBe(true))
  })

  it("list each other's reports, until their tab closes", async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.recordReport(report)
    await waitFor(() => expect(second.sessionReports.items).toMatchObject([{ id: 'r', isElsewhere: true }]))
    expect(first.sessionReports.items[0]?.isElsewhere).toBeUndefined()
    first.recordReport({ ...report, status: 'Consultando, 1 de 2', listDigest: 'digest' })
    await waitFor(() =>
      expect(second.sessionReports.items).toMatchObject([
        { status: 'Consultando, 1 de 2', listDigest: 'digest', isElsewhere: true },
      ]),
    )
    first.auth.isAuth = false
    await waitFor(() => expect(second.sessionReports.items).toEqual([]))
  })

  it('get the data of a report from the tab that has it, and keep the copy when that tab closes', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.setReportBuilder('batch', (id) => ({ id, lines: [1] }))
    first.recordReport(report)
    await waitFor(() => expect(second.sessionReports.items).toHaveLength(1))
    expect(await second.requestTabReport('r')).toEqual({ id: 'r', lines: [1] })
    second.recordReport(report)
    first.recordReport({ ...report, at: 2 })
    first.auth.isAuth = false
    await settleReports(second)
    expect(second.sessionReports.items).toEqual([report])
  })

  it('get nothing of a report that has not ended, or whose tab closes', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.recordReport(report)
    await waitFor(() => expect(second.sessionReports.items).toHaveLength(1))
    expect(await second.requestTabReport('r')).toBeUndefined()
    first.setReportBuilder('batch', () => new Promise(() => undefined))
    const requested = second.requestTabReport('r')
    first.auth.isAuth = false
    expect(await requested).toBeUndefined()
  })
})

describe('a tab takes no answers', () => {
  it('that its user may not see', async () => {
    const first = await openTab()
    const second = await openTab((other) => other !== path)
    first.query('1')
    await settle()
    expect(second.readIds()).toEqual([])
  })

  it('while its screen is locked, and gives nothing; after that both', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const before = first.query('1')
    await expectIds(second, [before.id])
    second.screenLock.isLocked = true
    const given = first.query('2')
    const own = second.query('3')
    await settle()
    expect(second.readIds()).toEqual([own.id, before.id])
    expect(first.readIds()).toEqual([given.id, before.id])
    second.screenLock.isLocked = false
    await expectIds(second, [before.id, given.id, own.id])
    await expectIds(first, [before.id, given.id, own.id])
  })

  it('after its logout', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await expectIds(second, [])
    second.auth.isAuth = false
    first.query('1')
    await settle()
    expect(second.readIds()).toEqual([])
  })

  it('of another login or without a login', async () => {
    const tab = await openTab()
    const channel = new BroadcastChannel(`${app.storagePrefix}.session`)
    const entry = { ...entryBase, id: 'a', subjectId: 's', at: 1, outcome: 'found' }
    const post = (loginId: string) =>
      channel.postMessage({
        version: messageVersion,
        loginId,
        from: 'other',
        kind: 'answers',
        answers: [{ entry: { ...entry, id: loginId }, values: {}, outcome: answer() }],
        subjects: [],
        keptIds: [],
      })
    // The last one shows that the channel works.
    for (const loginId of ['other', '', 'login']) post(loginId)
    await expectIds(tab, ['login'])
    channel.close()
  })
})

it('a login of an older version, without an id, shares nothing', async () => {
  localStorage.removeItem(`${app.storagePrefix}.login`)
  const [first, second] = [await openTab(), await openTab()]
  const messages = vi.fn()
  const channel = new BroadcastChannel(`${app.storagePrefix}.session`)
  channel.addEventListener('message', messages)
  first.query('1')
  const other = new BroadcastChannel(`${app.storagePrefix}.session`)
  other.postMessage('last')
  await waitFor(() => expect(messages).toHaveBeenCalledOnce())
  expect(second.readIds()).toEqual([])
  channel.close()
  other.close()
})

describe('before the last tab is left', () => {
  it('the browser asks the user if no case has an answer', async () => {
    const tab = await openTab()
    expect(isAskedBeforeLeaving()).toBe(false)
    const { id } = tab.query('1')
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(true))
    tab.markKept(id)
    expect(isAskedBeforeLeaving()).toBe(false)
  })

  it.each<[string, Outcome]>([
    ['demonstration data', answer(true)],
    ['failures', { status: 'failed', reason: 'timeout', message: 'x', isDemo: false, at: 1 }],
  ])('the browser does not ask for %s', async (_name, outcome) => {
    const tab = await openTab()
    tab.query('1', outcome)
    const second = await openTab()
    await waitFor(() => expect(second.session.items).toHaveLength(1))
    expect(isAskedBeforeLeaving()).toBe(false)
  })

  it('the browser does not ask the user while another tab is open, or after a logout', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const { id } = first.query('1')
    await expectIds(second, [id])
    expect(isAskedBeforeLeaving()).toBe(false)
    second.auth.isAuth = false
    await waitFor(() => expect(isAskedBeforeLeaving()).toBe(true))
    first.auth.isAuth = false
    expect(isAskedBeforeLeaving()).toBe(false)
  })
})

describe('the answers of a batch', () => {
  const cpfs = Array.from({ length: 12 }, (_, index) => `cpf ${index}`)

  /** Opens a tab with a batch, and another tab that has heard of it. */
  async function openWithBatch(purpose?: string) {
    const [first, second] = [await openTab(), await openTab()]
    first.holdBatch(cpfs, purpose)
    await waitFor(() => expect(second.sessionReports.items).toHaveLength(1))
    return [first, second] as const
  }

  it('are found by another tab that asks for their values, and by nobody else', async () => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    const [, second] = await openWithBatch()
    const third = await openTab()
    const sent = () =>
      post.mock.calls.flatMap(([{ kind, answers }]) => (kind === 'held' ? [answers.length] : []))
    expect(sent(), 'nothing is copied before a tab asks').toEqual([])
    expect(await second.askTabs(['cpf 3', 'cpf 4', 'unknown'])).toBe(true)
    expect(second.find('cpf 3')).toMatchObject({ outcome: { answer: { nome: 'Ana' } }, ms: 1 })
    expect([second.find('cpf 5'), third.find('cpf 3')]).toEqual([undefined, undefined])
    expect(second.session.items).toEqual([])
    await second.askTabs(cpfs)
    expect(sent(), 'many answers come in small messages').toEqual([2, 5, 5, 2])
    expect(cpfs.every((cpf) => second.find(cpf))).toBe(true)
  })

  it('are not asked for if no other tab has a batch', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.query('1')
    await waitFor(() => expect(second.session.items).toHaveLength(1))
    expect(second.mayTabsAnswer()).toBe(false)
    expect(await second.askTabs(['1'])).toBe(false)
  })

  it('serve no other purpose', async () => {
    const [, second] = await openWithBatch('Cobrança')
    expect(await second.askTabs(['cpf 1'], 'Crédito')).toBe(false)
    expect(await second.askTabs(['cpf 1'], 'Cobrança')).toBe(true)
    expect(second.find('cpf 1', 'Cobrança')).toBeDefined()
  })

  it('are neither asked for nor given by a locked tab', async () => {
    const [first, second] = await openWithBatch()
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    second.screenLock.isLocked = true
    expect(await second.askTabs(['cpf 1'])).toBe(false)
    first.screenLock.isLocked = true
    second.screenLock.isLocked = false
    await waitFor(() => expect(second.mayTabsAnswer()).toBe(true))
    const asked = second.askTabs(['cpf 1'])
    // The query does not wait for a tab that closes.
    first.auth.isAuth = false
    expect(await asked).toBe(false)
    expect(post.mock.calls.filter(([{ kind }]) => kind === 'held')).toEqual([])
  })

  it('go to no other login', async () => {
    const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    await openWithBatch()
    const to = post.mock.calls.find(([{ kind, reports }]) => kind === 'reports' && reports.length > 0)?.[0]
      .from
    const channel = new BroadcastChannel(`${app.storagePrefix}.session`)
    const request = { version: messageVersion, from: 'x', kind: 'held-request', to, values: cpfs }
    for (const loginId of ['other', '', 'login']) channel.postMessage({ ...request, loginId, id: loginId })
    const answered = () => post.mock.calls.flatMap(([{ kind, id }]) => (kind === 'held' ? [id] : []))
    // The last one shows that the request is right.
    await waitFor(() => expect(answered()).toEqual(['login', 'login', 'login']))
    channel.close()
  })
})
