import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@/state/password.ts'
import type { Profile } from '@/state/profile.ts'
import { asPath } from '../support/as-path.ts'
import { collectListeners } from './support/listeners.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

const ana: Profile = { nome: 'Ana', sobrenome: 'Exemplo', email: 'ana@exemplo.com.br' }
const bia: Profile = { nome: 'Bia', sobrenome: '', email: 'bia@exemplo.com.br' }

const password = await hashPassword('senha-da-ana')

let closeDocuments = () => {}
const restartAtHome = vi.fn()

/** Loads the modules as after a page load. */
async function load() {
  vi.resetModules()
  vi.doMock('@/state/restart-at-home.ts', () => ({ restartAtHome }))
  return { ...(await import('@/state/auth.ts')), ...(await import('@/state/drafts.ts')) }
}

async function loadAsAna() {
  store('auth', true)
  store('login', 'first')
  store('profile', ana)
  return load()
}

/** Logs Bia in as another tab would, without events. */
function logInAsBia() {
  store('login', 'second')
  store('profile', bia)
}

/** Restores the document from the back-forward cache. */
const dispatchPageShow = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeEach(() => {
  localStorage.clear()
  restartAtHome.mockClear()
  closeDocuments = collectListeners()
})

afterEach(() => {
  closeDocuments()
  vi.restoreAllMocks()
})

describe('a login', () => {
  it('has a new random id', async () => {
    store('users', [{ id: 'a', name: 'Ana Exemplo', email: ana.email, password }])
    const { login, logout } = await load()
    const ids: string[] = []
    for (let time = 0; time < 2; time += 1) {
      await login({ email: ana.email, password: 'senha-da-ana' })
      ids.push(stored('login'))
      logout()
      expect(stored('login')).toBeNull()
    }
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    expect(ids[1]).not.toBe(ids[0])
  })

  it('of the logged-in user, as at an unlock, keeps the id', async () => {
    const { loginWithProfile } = await loadAsAna()
    loginWithProfile(ana)
    expect(stored('login')).toBe('first')
  })

  it.each<[string, Profile]>([
    ['with another e-mail', bia],
    ['with another id at the provider', { ...ana, id: '7' }],
  ])('of another user gets a new id: %s', async (_reason, profile) => {
    const { loginWithProfile } = await loadAsAna()
    loginWithProfile(profile)
    expect(stored('login')).not.toBe('first')
  })
})

describe('a document whose login is over', () => {
  it.each([
    ['comes back from the back-forward cache', dispatchPageShow],
    ['gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['receives the event of the other login', () => changeElsewhere('login', 'second')],
    ['receives the event of the other user', () => changeElsewhere('profile', bia)],
    ['receives the event of a logout followed by another login', () => changeElsewhere('auth', true)],
  ])('ends its session and restarts when it %s', async (_when, happen) => {
    const { auth, drafts } = await loadAsAna()
    const { cacheAnswer, session } = await import('@/state/session.ts')
    const entryBase = { consultaId: 'x/1', family: 'x', path: asPath('/consulta/cpf'), title: 'X', ms: 1 }
    const outcome = { status: 'not-found', source: 'Fonte', isDemo: false, at: 1 } as const
    cacheAnswer({ ...entryBase, subject: '•••', subjectValue: 'cpf 1' }, { cpf: '1' }, outcome)
    drafts.give('/consulta/cpf', { values: { cpf: '1' } })
    logInAsBia()
    happen()
    expect(auth.isAuth).toBe(false)
    expect(session.items).toEqual([])
    expect(drafts.isEmpty()).toBe(true)
    expect(restartAtHome).toHaveBeenCalled()
  })

  it('restarts from the back-forward cache if nobody is logged in', async () => {
    const { auth } = await loadAsAna()
    localStorage.clear()
    dispatchPageShow()
    expect(auth.isAuth).toBe(false)
    expect(restartAtHome).toHaveBeenCalled()
  })

  it('restarts from the back-forward cache if it showed the login', async () => {
    const { logout } = await loadAsAna()
    logout()
    store('auth', true)
    logInAsBia()
    dispatchPageShow()
    expect(restartAtHome).toHaveBeenCalled()
  })

  it('stays at a logout in another tab and shows the login', async () => {
    const { auth } = await loadAsAna()
    changeElsewhere('auth')
    expect(auth.isAuth).toBe(false)
    expect(restartAtHome).not.toHaveBeenCalled()
  })
})

describe('a document of the stored login', () => {
  it('stays after any return', async () => {
    const { auth } = await loadAsAna()
    dispatchPageShow()
    window.dispatchEvent(new Event('focus'))
    changeElsewhere('login', 'first')
    expect(auth.isAuth).toBe(true)
    expect(restartAtHome).not.toHaveBeenCalled()
  })

  it('may come from a version without ids', async () => {
    store('auth', true)
    const { auth } = await load()
    dispatchPageShow()
    expect(auth.isAuth).toBe(true)
    expect(restartAtHome).not.toHaveBeenCalled()
  })

  it('joins a login in another tab', async () => {
    const { auth } = await load()
    store('login', 'first')
    changeElsewhere('auth', true)
    expect(auth.isAuth).toBe(true)
    dispatchPageShow()
    expect(restartAtHome).not.toHaveBeenCalled()
  })

  it('shows the login in its tab only if a source requires one, and then continues it', async () => {
    const { logout, auth } = await loadAsAna()
    logout({ returnTo: '/consulta/cpf', isOwnTab: true })
    window.dispatchEvent(new Event('focus'))
    expect(auth.isAuth).toBe(false)
    expect(restartAtHome).not.toHaveBeenCalled()
  })
})
