// @vitest-environment happy-dom

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
    const { readDraft: draftAt, saveDraft: keepDraft, takeDraft } = await open()
    keepDraft('/a', { cpf: '1' })
    expect([draftAt('/b'), draftAt('/a')]).toEqual([undefined, { cpf: '1' }])
    expect([takeDraft('/a'), takeDraft('/a')]).toEqual([{ cpf: '1' }, undefined])
  })

  it('are saved if the session ends without a logout', async () => {
    const {
      readDraft: draftAt,
      saveDraft: keepDraft,
      saveDrafts: keepDrafts,
      clearAuth: lock,
      onSaveDrafts: whenDraftsAreKept,
    } = await open()
    const stop = whenDraftsAreKept(() => keepDraft('/a', 1))
    whenDraftsAreKept(() => keepDraft('/b', 2))
    stop()
    keepDrafts(lock)
    expect([draftAt('/a'), draftAt('/b')]).toEqual([undefined, 2])
  })

  it('remain if the same user returns', async () => {
    const {
      readDraft: draftAt,
      saveDraft: keepDraft,
      saveDrafts: keepDrafts,
      clearAuth: lock,
      login,
      setReturnTo,
    } = await open()
    keepDraft('/a', 1)
    keepDrafts(lock)
    setReturnTo('/a')
    expect(await login({ email: ana.email, password: 'ana' })).toBe(true)
    expect(draftAt('/a')).toBe(1)
  })

  it('are cleared if another user logs in', async () => {
    const {
      readDraft: draftAt,
      saveDraft: keepDraft,
      saveDrafts: keepDrafts,
      clearAuth: lock,
      login,
    } = await open()
    keepDraft('/a', 1)
    keepDrafts(lock)
    await login({ email: rui.email, password: 'ana' })
    expect(draftAt('/a')).toBeUndefined()
  })

  it('are cleared at logout', async () => {
    const { readDraft: draftAt, saveDraft: keepDraft, logout } = await open()
    keepDraft('/a', 1)
    logout()
    expect(draftAt('/a')).toBeUndefined()
  })

  it('are cleared at a logout in another tab', async () => {
    const { readDraft: draftAt, saveDraft: keepDraft } = await open()
    keepDraft('/a', 1)
    changeElsewhere('auth')
    expect(draftAt('/a')).toBeUndefined()
  })

  it('are never stored', async () => {
    const { saveDraft: keepDraft, saveDrafts: keepDrafts, clearAuth: lock } = await open()
    keepDraft('/a', { cpf: '39813614668' })
    keepDrafts(lock)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('39813614668')
  })
})
