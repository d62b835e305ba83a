import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { requireValue } from '../support/require-value.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

const seedUser = requireValue(app.auth.seedUser)
const { seedRoles, defaultRoles } = authSettings

const ana = { id: 'a', name: 'Ana', email: 'ana@exemplo.com.br', password: 'x' }

/** Loads the modules as after a page load with a logged-in user. */
async function load(email: string | undefined = ana.email) {
  store('auth', true)
  if (email !== undefined) store('profile', { nome: 'Ana', sobrenome: '', email })
  vi.resetModules()
  const auth = await import('@/state/auth.ts')
  return { ...auth, ...(await import('@/state/account.ts')), ...(await import('@/state/roles.ts')) }
}

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllEnvs()
})

describe('the roles of the stored user', () => {
  it.each([
    ['are stored with the user', [{ ...ana, roles: ['gestor'] }], ['gestor']],
    ['may be none', [{ ...ana, roles: [] }], []],
    [
      'ignore case and space of the e-mail',
      [{ ...ana, email: ' ANA@exemplo.com.br', roles: ['gestor'] }],
      ['gestor'],
    ],
    ['follow the order of the manifest', [{ ...ana, roles: ['gestor', 'analista'] }], ['analista', 'gestor']],
    ['include declared ones only', [{ ...ana, roles: ['gestor', 'dono', 7] }], ['gestor']],
    ['are the default roles for a user of an older version', [ana], defaultRoles],
    ['are the default roles for invalid data', [{ ...ana, roles: 'gestor' }], defaultRoles],
    [
      'are the default roles if another user is stored',
      [{ ...ana, email: 'caio@exemplo.com.br', roles: ['gestor'] }],
      defaultRoles,
    ],
  ])('%s', async (_case, users, expected) => {
    store('users', users)
    expect((await load()).roles.names).toEqual(expected)
  })

  it('are the demonstration’s for its user from an older version', async () => {
    store('users', [{ ...ana, email: seedUser.email }])
    expect((await load(seedUser.email)).roles.names).toEqual(seedRoles)
  })

  it('are the demonstration’s if no user is stored', async () => {
    expect((await load()).roles.names).toEqual(seedRoles)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.clear()
    expect((await load(undefined)).roles.names).toEqual(seedRoles)
  })
})

it('are the default roles if no user is stored and the build has no seed user', async () => {
  const { seedUser: _, ...accounts } = app.auth
  vi.doMock('@/generated/app.ts', () => ({ app: { ...app, auth: accounts } }))
  expect((await load()).roles.names).toEqual(defaultRoles)
  vi.doUnmock('@/generated/app.ts')
})

it('are the seed user’s for who registers with its e-mail in a live build with local accounts', async () => {
  const { seedUser: _, ...accounts } = app.auth
  vi.doMock('@/generated/app.ts', () => ({ app: { ...app, auth: accounts } }))
  vi.resetModules()
  const { addUser } = await import('@/state/users.ts')
  const password = 'Senha-2026-longa'
  expect(await addUser({ name: 'Dona', email: seedUser.email, password })).toMatchObject({ roles: seedRoles })
  expect(await addUser({ ...ana, password })).toMatchObject({ roles: defaultRoles })
  vi.doUnmock('@/generated/app.ts')
})

describe('roles change', () => {
  it('when another tab stores others', async () => {
    store('users', [{ ...ana, roles: ['gestor'] }])
    const { roles, maySee } = await load()
    expect(maySee([['gestor']])).toBe(true)
    changeElsewhere('users', [{ ...ana, roles: ['analista'] }])
    expect(roles.names).toEqual(['analista'])
    expect(maySee([['gestor']])).toBe(false)
  })

  it('with the profile', async () => {
    store('users', [{ ...ana, roles: ['gestor'] }])
    const { auth, roles } = await load()
    auth.profile = { nome: 'Caio', sobrenome: '', email: 'caio@exemplo.com.br' }
    expect(roles.names).toEqual(defaultRoles)
  })

  it('only if they differ: otherwise the object stays the same', async () => {
    const { roles, setRoles } = await load()
    const before = roles.names
    setRoles([...before].reverse())
    expect(roles.names).toBe(before)
  })
})

it('with a provider, ignores stored roles until setRoles', async () => {
  vi.stubEnv('VITE_AUTH_PROVIDER', 'oidc')
  store('users', [{ ...ana, roles: ['gestor'] }])
  const { roles, setRoles } = await load()
  expect(roles.names).toEqual([])
  changeElsewhere('users', [{ ...ana, roles: ['analista'] }])
  expect(roles.names).toEqual([])
  setRoles(['gestor', 'dono'])
  expect(roles.names).toEqual(['gestor'])
})

it('a registered user has the default roles, and the demonstration’s user its own', async () => {
  const { register, login } = await load()
  await register({ name: 'Bia Exemplo', email: 'bia@exemplo.com.br', password: 'senha-da-bia' })
  expect(stored('users').map(({ roles }: { roles: string[] }) => roles)).toEqual([seedRoles, defaultRoles])
  const { roles } = await import('@/state/roles.ts')
  await login({ email: 'bia@exemplo.com.br', password: 'senha-da-bia' })
  expect(roles.names).toEqual(defaultRoles)
})
