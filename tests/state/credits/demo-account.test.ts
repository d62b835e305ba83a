import { beforeEach, expect, it, vi } from 'vitest'
import { credits } from '@/generated/credits.ts'
import { store, stored } from '../support/storage.ts'

/** Loads the module as after a page load by a user. */
async function load(email: string) {
  vi.resetModules()
  store('profile', { nome: 'Ana', sobrenome: '', email })
  return await import('@/state/credits/demo-account.ts')
}

beforeEach(() => localStorage.clear())

it('begins with the credits of the manifest, and takes the cost of each query', async () => {
  const { readDemoAccount, takeDemoCredits } = await load('ana@exemplo.com.br')
  expect(readDemoAccount().balance).toBe(credits?.demo)
  expect(takeDemoCredits(0.35)).toBe(true)
  expect(takeDemoCredits(0.35)).toBe(true)
  expect(readDemoAccount().balance).toBe((credits?.demo ?? 0) - 0.7)
})

it('takes nothing if the balance is too low, and returns what a failed query cost', async () => {
  store('credits', { 'ana@exemplo.com.br': { balance: 1, purchases: [] } })
  const { readDemoAccount, returnDemoCredits, takeDemoCredits } = await load('ana@exemplo.com.br')
  expect(takeDemoCredits(2)).toBe(false)
  expect(readDemoAccount().balance).toBe(1)
  expect(takeDemoCredits(1)).toBe(true)
  returnDemoCredits(1)
  expect(readDemoAccount().balance).toBe(1)
  expect(takeDemoCredits(0)).toBe(true)
})

it('adds bought credits to the account of the user who bought them', async () => {
  store('credits', { 'ana@exemplo.com.br': { balance: 1, purchases: [] } })
  const ana = await load('ana@exemplo.com.br')
  ana.buyDemoCredits('Avulso', 100)
  expect(ana.readDemoAccount()).toMatchObject({ balance: 101, purchases: [{ plan: 'Avulso', credits: 100 }] })
  const rui = await load('rui@exemplo.com.br')
  expect(rui.readDemoAccount()).toEqual({ balance: credits?.demo, purchases: [] })
  rui.takeDemoCredits(1)
  expect(Object.keys(stored('credits'))).toEqual(['ana@exemplo.com.br', 'rui@exemplo.com.br'])
})

it('ignores a stored account that is not valid', async () => {
  store('credits', { 'ana@exemplo.com.br': { balance: -5 } })
  expect((await load('ana@exemplo.com.br')).readDemoAccount().balance).toBe(credits?.demo)
})
