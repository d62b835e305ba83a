import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildKey, changeElsewhere, store, stored } from './support/storage.ts'

const ana = { nome: 'Ana', sobrenome: '', email: 'ana@averigua.example' }
const rui = { ...ana, nome: 'Rui', email: 'rui@averigua.example' }

const notice = (titulo: string, dataregistro: string) => ({ foto: '', titulo, descricao: '', dataregistro })

const items = [
  notice('Velha', '2026-01-01T10:00:00Z'),
  notice('Nova', '2026-03-01T10:00:00Z'),
  notice('Sem data', 'em breve'),
]

/** Loads the modules as after a page load. */
async function load(all = items) {
  vi.resetModules()
  const { listNotifications } = await import('@/state/notifications.ts')
  const read = await import('@/state/notifications.ts')
  const list = listNotifications(all)
  const unread = () => {
    const marks = read.readMarks()
    return list.filter((item) => read.isUnread(item, marks)).map(({ notification }) => notification.titulo)
  }
  const named = (titulo: string) => list.filter(({ notification }) => notification.titulo === titulo)
  return { ...read, list, named, unread }
}

beforeEach(() => {
  localStorage.clear()
  store('profile', ana)
})

it('all are unread at first, newest first', async () => {
  expect((await load()).unread()).toEqual(['Nova', 'Velha', 'Sem data'])
})

it('a mark survives a reload and newer notifications', async () => {
  const { markRead, named, unread } = await load()
  named('Velha').map(markRead)
  expect(unread()).toEqual(['Nova', 'Sem data'])
  const later = await load([notice('Mais nova', '2026-04-01T10:00:00Z'), ...items])
  expect(later.unread()).toEqual(['Mais nova', 'Nova', 'Sem data'])
})

it('marking all includes those without a date, but not newer ones', async () => {
  const { markAllRead, list, unread } = await load()
  markAllRead(list)
  expect(unread()).toEqual([])
  const later = await load([notice('Mais nova', '2026-04-01T10:00:00Z'), ...items])
  expect(later.unread()).toEqual(['Mais nova'])
})

it('each user has separate marks', async () => {
  const first = await load()
  first.markAllRead(first.list)
  store('profile', rui)
  const other = await load()
  expect(other.unread()).toHaveLength(3)
  other.named('Nova').map(other.markRead)
  store('profile', ana)
  expect((await load()).unread()).toEqual([])
})

it('each user of a provider that gives no e-mail has separate marks', async () => {
  store('profile', { ...ana, email: '', id: '1' })
  const first = await load()
  first.markAllRead(first.list)
  store('profile', { ...rui, email: '', id: '2' })
  expect((await load()).unread()).toHaveLength(3)
})

it('marks of another tab are applied', async () => {
  const { unread } = await load()
  changeElsewhere('readNotifications', { [ana.email]: { upTo: Date.parse('2026-02-01'), keys: [] } })
  expect(unread()).toEqual(['Nova', 'Sem data'])
})

it('stores neither titles nor texts, and at most 500 single marks', async () => {
  const many = Array.from({ length: 600 }, (_, index) => notice(`Aviso ${index}`, ''))
  const { list, markAllRead } = await load(many)
  markAllRead(list)
  expect(stored('readNotifications')[ana.email].keys).toHaveLength(500)
  expect(localStorage.getItem(buildKey('readNotifications'))).not.toContain('Aviso')
})

describe('invalid or blocked storage', () => {
  it.each([
    ['ignores a value that is not an object', '"x"'],
    ['ignores invalid JSON', '{'],
    ['ignores invalid marks', JSON.stringify({ [ana.email]: { upTo: 'x', keys: 1 } })],
  ])('%s', async (_, text) => {
    localStorage.setItem(buildKey('readNotifications'), text)
    expect((await load()).unread()).toHaveLength(3)
  })

  it('keeps marks in memory if storage is full', async () => {
    const { markRead, named, unread } = await load()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    named('Nova').map(markRead)
    expect(unread()).toEqual(['Velha', 'Sem data'])
    vi.restoreAllMocks()
  })
})
