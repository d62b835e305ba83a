import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '@/state/password.ts'
import { changeElsewhere, store } from './support/storage.ts'

const ana = { id: 'a', name: 'Ana Exemplo', email: 'ana@exemplo.com.br', password: await hashPassword('ana') }

const rui = { ...ana, id: 'r', name: 'Rui Exemplo', email: 'rui@exemplo.com.br' }

async function open() {
  vi.resetModules()
  return { ...(await import('@/state/auth.ts')), ...(await import('@/state/drafts.ts')) }
}

beforeEach(() => {
  localStorage.clear()
  store('users', [ana, rui])
  store('auth', true)
  store('profile', { nome: 'Ana', sobrenome: 'Exemplo', email: ana.email })
})

describe('drafts', () => {
  it('are taken once, by path', async () => {
    const { drafts } = await open()
    drafts.give('/a', { values: { cpf: '1' } })
    expect([drafts.read('/b'), drafts.read('/a')]).toEqual([undefined, { values: { cpf: '1' } }])
    expect([drafts.take('/a'), drafts.take('/a')]).toEqual([{ values: { cpf: '1' } }, undefined])
  })

  it('are listed as a loss if they were typed and not sent, until their page shows them', async () => {
    const { drafts } = await open()
    const { readLosses } = await import('@/state/losses.ts')
    drafts.give('/sent', { values: { cpf: '1' } })
    drafts.give('/typed', { values: { cpf: '2' }, loss: { text: 'Um formulário' } })
    expect(readLosses()).toEqual([{ text: 'Um formulário' }])
    drafts.take('/typed')
    expect(readLosses()).toEqual([])
  })

  it('are saved if the session ends without a logout', async () => {
    const { drafts, redirectToLogin, onSaveDrafts: whenDraftsAreKept } = await open()
    const stop = whenDraftsAreKept(() => drafts.give('/a', { values: 1 }))
    whenDraftsAreKept(() => drafts.give('/b', { values: 2 }))
    stop()
    redirectToLogin('/a')
    expect([drafts.read('/a'), drafts.read('/b')]).toEqual([undefined, { values: 2 }])
  })

  it('remain if the same user returns', async () => {
    const { drafts, redirectToLogin, login } = await open()
    drafts.give('/a', { values: 1 })
    redirectToLogin('/a')
    expect(await login({ email: ana.email, password: 'ana' })).toBe(true)
    expect(drafts.read('/a')).toEqual({ values: 1 })
  })

  it('are cleared if another user logs in', async () => {
    const { drafts, redirectToLogin, login } = await open()
    drafts.give('/a', { values: 1 })
    redirectToLogin('/a')
    await login({ email: rui.email, password: 'ana' })
    expect(drafts.read('/a')).toBeUndefined()
  })

  it('are cleared at logout', async () => {
    const { drafts, logout } = await open()
    drafts.give('/a', { values: 1 })
    logout()
    expect(drafts.read('/a')).toBeUndefined()
  })

  it('are cleared at a logout in another tab', async () => {
    const { drafts } = await open()
    drafts.give('/a', { values: 1 })
    changeElsewhere('auth')
    expect(drafts.read('/a')).toBeUndefined()
  })

  it('are never stored', async () => {
    const { drafts, redirectToLogin } = await open()
    drafts.give('/a', { values: { cpf: '39813614668' } })
    redirectToLogin('/a')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('39813614668')
  })
})
