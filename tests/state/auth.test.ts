import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@/state/password.ts'
import { app } from '../../src/generated/app.ts'
import { asPath } from '../support/as-path.ts'
import { requireValue } from '../support/require-value.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

const seedUser = requireValue(app.auth.seedUser)

const ana = { id: 'a', name: 'Ana Maria Exemplo', email: 'ana@exemplo.com.br' }

/** Hashed once: each hash takes a quarter of a second. */
const anasPassword = await hashPassword('senha-da-ana')

const storeAna = () => store('users', [{ ...ana, password: anasPassword }])

/** Loads the modules as after a page load. */
async function load() {
  vi.resetModules()
  const auth = await import('@/state/auth.ts')
  const { prepareUsers } = await import('@/state/users.ts')
  return { ...auth, ...(await import('@/state/account.ts')), prepareUsers }
}

beforeEach(() => localStorage.clear())

describe('loading', () => {
  it.each([
    ['is logged out without a stored flag', undefined, false],
    ['is logged in with the stored flag', true, true],
    ['is logged out with a flag of another type', 'true', false],
    ['is logged out with a stored false', false, false],
  ])('%s', async (_reason, flag, expected) => {
    storeAna()
    store('profile', { nome: 'Ana', sobrenome: 'Exemplo', email: ana.email })
    if (flag !== undefined) store('auth', flag)
    expect((await load()).auth.isAuth).toBe(expected)
  })

  it('seeds the default user once, with a hashed password', async () => {
    const { prepareUsers } = await load()
    await Promise.all([prepareUsers(), prepareUsers()])
    const users = stored('users')
    expect(users).toHaveLength(1)
    expect(users[0]).toMatchObject({ name: seedUser.name, email: seedUser.email })
    expect(users[0].password).toMatchObject({ algorithm: 'PBKDF2-SHA256', iterations: 600_000 })
    expect(JSON.stringify(users)).not.toContain(seedUser.password)
  })

  it('hashes plain passwords and keeps hashed ones', async () => {
    const legacy = { id: 7, name: 'Caio Legado', email: 'caio@exemplo.com.br', password: 'antiga' }
    store('users', [{ ...ana, password: anasPassword }, legacy])
    const { login } = await load()
    expect(await login({ email: legacy.email, password: 'antiga' })).toBe(true)
    const [first, second] = stored('users')
    expect(first.password).toEqual(anasPassword)
    expect(second).toMatchObject({ id: 7, password: { iterations: 600_000 } })
  })

  it('keeps the other accounts if a record is corrupt', async () => {
    store('users', [{ id: 1, name: 'Sem senha' }, null, { ...ana, password: anasPassword }])
    const { login } = await load()
    expect(await login({ email: ana.email, password: 'senha-da-ana' })).toBe(true)
  })

  it('warns about a missing profile of an authenticated user and continues', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    storeAna()
    store('auth', true)
    expect((await load()).auth).toMatchObject({ isAuth: true, profile: null })
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('login', () => {
  beforeEach(storeAna)

  it.each([
    ['accepts e-mail and password', ana.email, 'senha-da-ana', true],
    ['ignores case and surrounding space of the e-mail', '  ANA@Exemplo.com.br ', 'senha-da-ana', true],
    ['rejects a wrong password', ana.email, 'senha-da-Ana', false],
    ['does not trim the password', ana.email, ' senha-da-ana', false],
    ['rejects an unknown e-mail', 'bia@exemplo.com.br', 'senha-da-ana', false],
  ])('%s', async (_reason, email, password, expected) => {
    const { auth, login } = await load()
    expect(await login({ email, password })).toBe(expected)
    expect(auth.isAuth).toBe(expected)
    expect(stored('auth')).toBe(expected ? true : null)
  })

  it('stores a profile', async () => {
    const { login } = await load()
    await login({ email: ana.email, password: 'senha-da-ana' })
    expect(stored('profile')).toEqual({ nome: 'Ana', sobrenome: 'Maria Exemplo', email: ana.email })
  })

  it('keeps the user’s split of their name', async () => {
    const { login, logout, updateNames } = await load()
    await login({ email: ana.email, password: 'senha-da-ana' })
    await updateNames({ nome: 'Ana Clara', sobrenome: 'Exemplo' })
    logout()
    await login({ email: ana.email, password: 'senha-da-ana' })
    expect(stored('profile')).toMatchObject({ nome: 'Ana Clara', sobrenome: 'Exemplo' })
    expect(stored('users')[0].name).toBe('Ana Clara Exemplo')
  })
})

describe('register', () => {
  beforeEach(storeAna)

  it('adds a user and a profile without logging in', async () => {
    const { auth, register } = await load()
    const bia = { name: ' Bia Exemplo ', email: ' bia@exemplo.com.br ', password: 'senha-da-bia' }
    expect(await register(bia)).toBe('registered')
    expect(auth.isAuth).toBe(false)
    expect(stored('users')[1]).toMatchObject({ name: 'Bia Exemplo', email: 'bia@exemplo.com.br' })
    expect(JSON.stringify({ ...localStorage })).not.toContain('senha-da-bia')
    expect(stored('profile')).toEqual({ nome: 'Bia', sobrenome: 'Exemplo', email: 'bia@exemplo.com.br' })
  })

  it.each([
    ['the same e-mail', ana.email],
    ['the same in capitals with surrounding space', ` ${ana.email.toUpperCase()} `],
  ])('rejects %s', async (_reason, email) => {
    const { register } = await load()
    expect(await register({ name: 'Outra', email, password: 'outra-senha' })).toBe('duplicate')
    expect(stored('users')).toHaveLength(1)
    expect(stored('profile')).toBeNull()
  })

  it('adds one user if two tabs register one e-mail at once', async () => {
    const { register } = await load()
    const bia = { name: 'Bia', email: 'bia@exemplo.com.br', password: 'senha-da-bia' }
    const results = await Promise.all([register(bia), register(bia)])
    expect(results.sort()).toEqual(['duplicate', 'registered'])
    expect(stored('users')).toHaveLength(2)
  })
})

describe('logout', () => {
  beforeEach(() => {
    storeAna()
    store('auth', true)
    store('profile', { nome: 'Ana', sobrenome: 'Exemplo', email: ana.email })
  })

  it('removes the stored flag', async () => {
    const { auth, logout } = await load()
    logout()
    expect(auth.isAuth).toBe(false)
    expect(stored('auth')).toBeNull()
  })

  it('clears the session’s queries at once', async () => {
    const { logout } = await load()
    const { cacheAnswer, session } = await import('@/state/session.ts')
    const entryBase = {
      consultaId: 'x/1',
      family: 'x',
      path: asPath('/consulta/cpf'),
      title: 'X',
      subject: '•••',
      subjectValue: 'cpf 1',
      ms: 1,
    }
    cacheAnswer(entryBase, { cpf: '1' }, { status: 'not-found', source: 'Fonte', isDemo: false, at: 1 })
    expect(session.items).toMatchObject([{ consultaId: 'x/1', subject: '•••', outcome: 'not-found' }])
    logout()
    expect(session.items).toEqual([])
  })

  it.each([
    ['in another tab logs out this one', 'auth', undefined, { isAuth: false }],
    ['in another tab, followed by a login, keeps this one logged in', 'auth', true, { isAuth: true }],
    ['of the profile in another tab is applied', 'profile', { nome: 'Bia' }, { profile: { nome: 'Bia' } }],
  ])('%s', async (_reason, name, value, expected) => {
    const { auth } = await load()
    changeElsewhere(name, value)
    expect(auth).toMatchObject(expected)
  })
})

it('seeds nothing and does not fail without WebCrypto', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues })
  const { auth } = await load()
  expect(auth.isAuth).toBe(false)
  expect(stored('users')).toBeNull()
  vi.unstubAllGlobals()
})
