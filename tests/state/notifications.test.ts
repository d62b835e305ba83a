import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The module as it is after a page load. */
async function load() {
  vi.resetModules()
  return await import('@/state/notifications.ts')
}

const one = { foto: '/a.svg', titulo: 'Novo', descricao: 'Texto', dataregistro: '2026-11-20T12:00:00Z' }

const answer =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })

const fetched = vi.fn<typeof fetch>()
const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  fetched.mockReset()
  logged.mockReset().mockImplementation(() => {})
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

describe('an answer', () => {
  it.each([
    ['of notifications', [one], [one]],
    ['that is empty', [], []],
    ['without a photo still tells', [{ ...one, foto: null }], [{ ...one, foto: '' }]],
    ['with more than is known', [{ ...one, id: 4 }], [one]],
  ])('%s', async (_reason, body, expected) => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementation(answer(body))
    await loadNotifications()
    expect(notifications).toEqual({ status: 'ready', items: expected })
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('a failure is logged in the words of the specification', () => {
  it.each([
    ['another status', answer([one], 500)],
    ['no list', answer({ items: [one] })],
    ['a notification without a title', answer([{ ...one, titulo: undefined }])],
    ['no JSON', async () => new Response('<!doctype html>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (_reason, respond) => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementation(respond)
    await loadNotifications()
    expect(notifications).toEqual({ status: 'failed', items: [] })
    expect(logged.mock.calls).toEqual([['Erro ao obter notificações']])
  })

  it('and a later one keeps what was there', async () => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementationOnce(answer([one])).mockImplementationOnce(answer(null, 503))
    await loadNotifications()
    await loadNotifications()
    expect(notifications).toEqual({ status: 'failed', items: [one] })
  })
})

it('is fetched once for all who ask at the same time', async () => {
  const { loadNotifications, notifications } = await load()
  fetched.mockImplementation(answer([one]))
  const loads = [loadNotifications(), loadNotifications()]
  expect(notifications.status).toBe('loading')
  await Promise.all(loads)
  expect(fetched).toHaveBeenCalledTimes(1)
  await loadNotifications()
  expect(fetched).toHaveBeenCalledTimes(2)
})
