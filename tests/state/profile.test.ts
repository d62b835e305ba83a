import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store, stored } from './support/storage.ts'

const person = { nome: 'Ana', sobrenome: 'Exemplo', email: 'ana@exemplo.com.br' }

const photo = 'data:image/webp;base64,UklGRg=='

/** Loads the module as after a page load. */
async function load() {
  vi.resetModules()
  return { ...(await import('@/state/auth.ts')), ...(await import('@/state/account.ts')) }
}

beforeEach(() => localStorage.clear())

describe('the stored profile', () => {
  it.each([
    ['keeps a photo', { ...person, avatar: photo }, { ...person, avatar: photo }],
    ['may have no photo', person, person],
    ['may lack last name and e-mail', { nome: 'Ana' }, { nome: 'Ana', sobrenome: '', email: '' }],
    [
      'drops the URL of a photo, which must not be fetched',
      { ...person, avatar: 'https://exemplo.com.br/a.png' },
      person,
    ],
    ['drops an invalid photo', { ...person, avatar: [photo] }, person],
    ['is null without a name', { email: person.email }, null],
    ['is null for a text', 'Ana', null],
  ])('%s', async (_, value, expected) => {
    store('profile', value)
    expect((await load()).auth.profile).toEqual(expected)
  })
})

describe('a change', () => {
  it('of the photo keeps the names, and the reverse', async () => {
    store('profile', person)
    const { auth, updateNames, updatePhoto } = await load()
    updatePhoto(photo)
    await updateNames({ nome: 'Ana Clara', sobrenome: '' })
    const expected = { nome: 'Ana Clara', sobrenome: '', email: person.email, avatar: photo }
    expect(auth.profile).toEqual(expected)
    expect(stored('profile')).toEqual(expected)
  })

  it('removes the photo', async () => {
    store('profile', { ...person, avatar: photo })
    const { updatePhoto } = await load()
    updatePhoto(undefined)
    expect(stored('profile')).toEqual(person)
  })
})
