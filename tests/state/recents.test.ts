import { beforeEach, describe, expect, it, vi } from 'vitest'

const recent = {
  consultaId: 'cpf/1',
  path: '/consulta/cpf' as const,
  title: 'CPF',
  subject: '***.444.777-**',
  at: 1,
  outcome: 'found' as const,
  ms: 1,
}

beforeEach(() => vi.resetModules())

const load = () => import('@/state/recents.ts')

describe('recents', () => {
  it('ask a consulta again with what it was asked with, once, and only on its own page', async () => {
    const { addRecent, doneRepeating, recents, repeatRecent, valuesToRepeat } = await load()
    addRecent(recent, { cpf: '11144477735' })
    addRecent({ ...recent, consultaId: 'cpf/2' }, { cpf: '52998224725' })
    expect(valuesToRepeat('cpf/1')).toBeUndefined()
    repeatRecent(recents.items[1]?.id ?? '')
    expect(valuesToRepeat('cpf/2')).toBeUndefined()
    expect(valuesToRepeat('cpf/1')).toEqual({ cpf: '11144477735' })
    doneRepeating()
    expect(valuesToRepeat('cpf/1')).toBeUndefined()
  })

  it('keep what was looked up out of what is shown', async () => {
    const { addRecent, recents } = await load()
    addRecent(recent, { cpf: '11144477735' })
    expect(JSON.stringify(recents)).not.toContain('11144477735')
  })

  it('remember twenty', async () => {
    const { addRecent, recents, repeatRecent, valuesToRepeat } = await load()
    addRecent(recent, { cpf: 'first' })
    const first = recents.items[0]?.id ?? ''
    for (let count = 0; count < 20; count += 1) addRecent(recent, { cpf: String(count) })
    expect(recents.items).toHaveLength(20)
    repeatRecent(first)
    expect(valuesToRepeat('cpf/1')).toBeUndefined()
  })
})
