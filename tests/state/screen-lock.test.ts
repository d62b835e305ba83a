import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Outcome } from '@/state/outcome.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { asPath } from '../support/as-path.ts'
import { collectListeners } from './support/listeners.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

const minute = 60_000

const now = Date.UTC(2026, 10, 22, 12)

const shipped = { ...authSettings }

/** Removes the listeners of the documents that the tests opened. */
let closeDocuments = () => {}

/** Opens a document with a logged-in user. With `isLogin` the login happens after opening. */
async function open({ isLogin = false } = {}) {
  vi.resetModules()
  document.documentElement.classList.toggle('is-in', !isLogin)
  const settings = await import('../../src/generated/auth.ts')
  const { idleLockMinutes, lockKeepsMinutes } = authSettings
  Object.assign(settings.authSettings, { idleLockMinutes, lockKeepsMinutes })
  const { auth, logout } = await import('@/state/auth.ts')
  const lock = await import('@/state/screen-lock.ts')
  const { idleWarning, watchIdleness } = await import('@/state/screen-lock.ts')
  const session = await import('@/state/session.ts')
  const drafts = await import('@/state/drafts.ts')
  watchIdleness()
  return { auth, logout, ...lock, idleWarning, ...session, ...drafts }
}

async function openWithAnswer() {
  const opened = await open()
  const outcome: Outcome = { status: 'found', answer: {}, source: 'Fonte', isDemo: false, at: 1 }
  const entryBase = {
    consultaId: 'cpf/1',
    family: 'cpf',
    path: asPath('/consulta/cpf'),
    title: 'CPF',
    ms: 1,
  }
  opened.cacheAnswer({ ...entryBase, subject: '***', subjectValue: 'cpf 1' }, { cpf: '1' }, outcome)
  return opened
}

const dispatchPointerDown = () => window.dispatchEvent(new Event('pointerdown'))

/** The machine sleeps: the system time continues, timers stop. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => {
  closeDocuments = collectListeners()
  vi.useFakeTimers({ now })
  localStorage.clear()
  store('auth', true)
  store('profile', { nome: 'Ana', sobrenome: '', email: 'ana@exemplo.com.br' })
  Object.assign(authSettings, { idleLockMinutes: 15, lockKeepsMinutes: 480 })
})

afterEach(() => {
  closeDocuments()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(authSettings, shipped)
})

describe('an idle screen', () => {
  it('locks after the manifest’s limit, to the second', async () => {
    const { auth, screenLock } = await open()
    vi.advanceTimersByTime(15 * minute - 1_000)
    expect(screenLock.isLocked).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(screenLock.isLocked).toBe(true)
    expect(stored('locked')).toBe(true)
    expect(auth.isAuth).toBe(true)
  })

  it('never locks if the manifest sets no limit', async () => {
    delete authSettings.idleLockMinutes
    const { screenLock } = await open()
    dispatchPointerDown()
    vi.advanceTimersByTime(24 * 60 * minute)
    expect(screenLock.isLocked).toBe(false)
    expect(stored('lastUse')).toBeNull()
  })

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('is kept open by %s', async (type) => {
    const { screenLock } = await open()
    vi.advanceTimersByTime(10 * minute)
    window.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(10 * minute)
    expect(screenLock.isLocked).toBe(false)
    vi.advanceTimersByTime(5 * minute)
    expect(screenLock.isLocked).toBe(true)
  })

  it('warns a minute before the lock, and any use ends the warning', async () => {
    const { idleWarning, screenLock } = await open()
    vi.advanceTimersByTime(14 * minute - 1)
    expect(idleWarning.isDue).toBe(false)
    vi.advanceTimersByTime(1)
    expect(idleWarning.isDue).toBe(true)
    dispatchPointerDown()
    expect(idleWarning.isDue).toBe(false)
    vi.advanceTimersByTime(15 * minute)
    expect(screenLock.isLocked).toBe(true)
    expect(idleWarning.isDue).toBe(false)
  })

  it('does not warn if the limit is two minutes or less', async () => {
    authSettings.idleLockMinutes = 2
    const { idleWarning, screenLock } = await open()
    vi.advanceTimersByTime(2 * minute - 1)
    expect([idleWarning.isDue, screenLock.isLocked]).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect(screenLock.isLocked).toBe(true)
  })

  it('does not write to storage at every use', async () => {
    await open()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    for (let second = 0; second < 10; second += 1) {
      dispatchPointerDown()
      vi.advanceTimersByTime(1_000)
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('keeps answers, drafts and pending work until the same user unlocks', async () => {
    const { auth, onSaveDrafts, drafts, session, sessionSignal, unlockScreen } = await openWithAnswer()
    onSaveDrafts(() => drafts.give('/consulta/cpf', { values: 1 }))
    vi.advanceTimersByTime(7 * 60 * minute)
    expect([session.items.length, sessionSignal().aborted]).toEqual([1, false])
    unlockScreen()
    expect([session.items.length, drafts.read('/consulta/cpf')]).toEqual([1, { values: 1 }])
    expect(auth.isAuth).toBe(true)
  })
})

describe('a locked screen', () => {
  it('discards everything after the manifest’s time without use', async () => {
    const { onSaveDrafts, drafts, screenLock, session, sessionSignal } = await openWithAnswer()
    const signal = sessionSignal()
    onSaveDrafts(() => drafts.give('/consulta/cpf', { values: 1 }))
    vi.advanceTimersByTime(480 * minute - 20_000)
    expect([session.items.length, drafts.isEmpty()]).toEqual([1, false])
    vi.advanceTimersByTime(20_000)
    expect([session.items.length, drafts.isEmpty(), signal.aborted]).toEqual([0, true, true])
    expect([screenLock.isLocked, screenLock.hasDiscarded]).toEqual([true, true])
  })

  it('discards at the lock if the manifest keeps no longer than that', async () => {
    authSettings.lockKeepsMinutes = 15
    const { screenLock, session } = await openWithAnswer()
    vi.advanceTimersByTime(15 * minute)
    expect([screenLock.isLocked, session.items.length]).toEqual([true, 0])
  })

  it('discards when the machine sleeps past the time, before it unlocks', async () => {
    const { lockScreen, screenLock, session, unlockScreen } = await openWithAnswer()
    lockScreen()
    sleep(481 * minute)
    unlockScreen()
    expect([screenLock.isLocked, session.items.length]).toEqual([false, 0])
  })

  it('discards in a tab whose timers were late, when another tab unlocks', async () => {
    const { screenLock, session } = await openWithAnswer()
    changeElsewhere('locked', true)
    sleep(481 * minute)
    changeElsewhere('lastUse', Date.now())
    changeElsewhere('locked')
    expect([screenLock.isLocked, session.items.length]).toEqual([false, 0])
  })

  it('discards when another user logs in', async () => {
    const { lockScreen, drafts, session } = await openWithAnswer()
    const { loginWithProfile } = await import('@/state/auth.ts')
    drafts.give('/consulta/cpf', { values: 1 })
    lockScreen()
    loginWithProfile({ nome: 'Rui', sobrenome: '', email: 'rui@exemplo.com.br' })
    expect([session.items.length, drafts.read('/consulta/cpf')]).toEqual([0, undefined])
  })

  it('counts from the lock if the user locks it, and is not prolonged by input', async () => {
    const { lockScreen, session } = await openWithAnswer()
    delete authSettings.idleLockMinutes
    vi.advanceTimersByTime(14 * minute)
    lockScreen()
    vi.advanceTimersByTime(479 * minute)
    dispatchPointerDown()
    expect(session.items).toHaveLength(1)
    vi.advanceTimersByTime(minute)
    expect(session.items).toEqual([])
  })
})

describe('a screen locked by the user', () => {
  it('keeps cached answers and pending work', async () => {
    const { auth, lockScreen, screenLock, session, sessionSignal, unlockScreen } = await openWithAnswer()
    lockScreen()
    expect([screenLock.isLocked, stored('locked'), auth.isAuth]).toEqual([true, true, true])
    expect(session.items).toHaveLength(1)
    expect(sessionSignal().aborted).toBe(false)
    unlockScreen()
    expect([screenLock.isLocked, session.items.length]).toEqual([false, 1])
  })

  it('keeps them in other tabs', async () => {
    const { screenLock, session } = await openWithAnswer()
    changeElsewhere('locked', true)
    expect(screenLock.isLocked).toBe(true)
    expect(session.items).toHaveLength(1)
  })

  it('saves the drafts of its pages', async () => {
    const { lockScreen } = await open()
    const { drafts, onSaveDrafts } = await import('@/state/drafts.ts')
    onSaveDrafts(() => drafts.give('/consulta/cpf', { values: 1 }))
    lockScreen()
    expect(drafts.read('/consulta/cpf')).toEqual({ values: 1 })
  })

  it('locks even if the manifest sets no limit', async () => {
    delete authSettings.idleLockMinutes
    store('locked', true)
    expect((await open()).screenLock.isLocked).toBe(true)
  })

  it('is locked in a document from the back-forward cache', async () => {
    const { screenLock } = await open()
    store('locked', true)
    window.dispatchEvent(new Event('pageshow'))
    expect(screenLock.isLocked).toBe(true)
  })
})

describe('after sleep', () => {
  it.each(['focus', 'pageshow'])('locks at %s, before any timer', async (type) => {
    const { screenLock } = await open()
    sleep(16 * minute)
    expect(screenLock.isLocked).toBe(false)
    window.dispatchEvent(new Event(type))
    expect(screenLock.isLocked).toBe(true)
  })

  it('locks when the page becomes visible', async () => {
    const { screenLock } = await open()
    sleep(16 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(screenLock.isLocked).toBe(true)
  })

  it('locks at the first press', async () => {
    const { screenLock } = await open()
    sleep(16 * minute)
    dispatchPointerDown()
    expect(screenLock.isLocked).toBe(true)
  })

  it('checks the system time within seconds', async () => {
    const { screenLock } = await open()
    vi.advanceTimersByTime(5 * minute)
    sleep(60 * minute)
    vi.advanceTimersByTime(10_000)
    expect(screenLock.isLocked).toBe(true)
  })

  it('restarts the idle time if the clock was set back', async () => {
    const { screenLock } = await open()
    vi.setSystemTime(now - 24 * 60 * minute)
    vi.advanceTimersByTime(15 * minute)
    expect(screenLock.isLocked).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(screenLock.isLocked).toBe(true)
  })
})

describe('a document that opens', () => {
  it.each([
    ['stays unlocked within the limit', { lastUse: now - 14 * minute }, false],
    ['locks after the limit', { lastUse: now - 15 * minute }, true],
    ['is locked if the screen is locked', { lastUse: now, locked: true }, true],
    ['stays unlocked after a login', {}, false],
    ['ignores invalid stored values', { lastUse: 'ontem', locked: 'sim' }, false],
  ])('%s', async (_when, values, expected) => {
    for (const [name, value] of Object.entries(values)) store(name, value)
    const { screenLock } = await open()
    expect(screenLock.isLocked).toBe(expected)
    expect(stored('locked') === true).toBe(expected)
  })

  it('is not locked after a new login, however old the last use', async () => {
    store('lastUse', now - 60 * minute)
    expect((await open({ isLogin: true })).screenLock.isLocked).toBe(false)
  })

  it('is not locked if nobody is logged in', async () => {
    store('auth', false)
    store('lastUse', now - 60 * minute)
    expect((await open()).screenLock.isLocked).toBe(false)
  })
})

describe('several tabs', () => {
  it('lock and unlock together', async () => {
    const { screenLock } = await open()
    changeElsewhere('locked', true)
    expect(screenLock.isLocked).toBe(true)
    changeElsewhere('lastUse', Date.now())
    changeElsewhere('locked')
    expect(screenLock.isLocked).toBe(false)
  })

  it('share the last use', async () => {
    const { idleWarning, screenLock } = await open()
    vi.advanceTimersByTime(14 * minute)
    expect(idleWarning.isDue).toBe(true)
    changeElsewhere('lastUse', Date.now())
    expect(idleWarning.isDue).toBe(false)
    vi.advanceTimersByTime(14 * minute)
    expect(screenLock.isLocked).toBe(false)
  })
})

describe('unlocking', () => {
  it('restarts the idle time', async () => {
    const { screenLock, unlockScreen } = await open()
    vi.advanceTimersByTime(15 * minute)
    unlockScreen()
    expect([screenLock.isLocked, stored('locked'), stored('lastUse')]).toEqual([false, null, Date.now()])
    vi.advanceTimersByTime(14 * minute)
    expect(screenLock.isLocked).toBe(false)
    vi.advanceTimersByTime(minute)
    expect(screenLock.isLocked).toBe(true)
  })

  it('also happens at logout, which clears everything', async () => {
    const { logout, lockScreen, screenLock } = await open()
    lockScreen()
    logout()
    expect(screenLock.isLocked).toBe(false)
    expect([stored('locked'), stored('lastUse'), stored('auth')]).toEqual([null, null, null])
    vi.advanceTimersByTime(60 * minute)
    expect(screenLock.isLocked).toBe(false)
  })
})
