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
    const { readDraft, saveDraft, takeDraft } = await open()
    saveDraft('/a', { cpf: '1' })
    expect([readDraft('/b'), readDraft('/a')]).toEqual([undefined, { cpf: '1' }])
    expect([takeDraft('/a'), takeDraft('/a')]).toEqual([{ cpf: '1' }, undefined])
  })

  it('are listed as a loss if they were typed and not sent, until their page shows them', async () => {
    const { saveDraft, takeDraft } = await open()
    const { readLosses } = await import('@/state/losses.ts')
    saveDraft('/sent', { cpf: '1' })
    saveDraft('/typed', { cpf: '2' }, { text: 'Um formulário' })
    expect(readLosses()).toEqual([{ text: 'Um formulário' }])
    takeDraft('/typed')
    expect(readLosses()).toEqual([])
  })

  it('are saved if the session ends without a logout', async () => {
    const { readDraft, saveDraft, saveDrafts, clearAuth, onSaveDrafts: whenDraftsAreKept } = await open()
    const stop = whenDraftsAreKept(() => saveDraft('/a', 1))
    whenDraftsAreKept(() => saveDraft('/b', 2))
    stop()
    saveDrafts(clearAuth)
    expect([readDraft('/a'), readDraft('/b')]).toEqual([undefined, 2])
  })

  it('remain if the same user returns', async () => {
    const { readDraft, saveDraft, saveDrafts, clearAuth, login, setReturnTo } = await open()
    saveDraft('/a', 1)
    saveDrafts(clearAuth)
    setReturnTo('/a')
    expect(await login({ email: ana.email, password: 'ana' })).toBe(true)
    expect(readDraft('/a')).toBe(1)
  })

  it('are cleared if another user logs in', async () => {
    const { readDraft, saveDraft, saveDrafts, clearAuth, login } = await open()
    saveDraft('/a', 1)
    saveDrafts(clearAuth)
    await login({ email: rui.email, password: 'ana' })
    expect(readDraft('/a')).toBeUndefined()
  })

  it('are cleared at logout', async () => {
    const { readDraft, saveDraft, logout } = await open()
    saveDraft('/a', 1)
    logout()
    expect(readDraft('/a')).toBeUndefined()
  })

  it('are cleared at a logout in another tab', async () => {
    const { readDraft, saveDraft } = await open()
    saveDraft('/a', 1)
    changeElsewhere('auth')
    expect(readDraft('/a')).toBeUndefined()
  })

  it('are never stored', async () => {
    const { saveDraft, saveDrafts, clearAuth } = await open()
    saveDraft('/a', { cpf: '39813614668' })
    saveDrafts(clearAuth)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('39813614668')
  })
})
