import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Loads the module as after a page load. */
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
    ['with notifications', [one], [one]],
    ['with an empty list', [], []],
    ['with a notification without a photo', [{ ...one, foto: null }], [{ ...one, foto: '' }]],
    ['with unknown keys', [{ ...one, id: 4 }], [one]],
  ])('%s', async (_reason, body, expected) => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementation(answer(body))
    await loadNotifications()
    expect(notifications).toEqual({ status: 'ready', items: expected })
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('declared paths', () => {
  it('read the notifications of another service', async () => {
    vi.resetModules()
    const { app } = await import('@/generated/app.ts')
    vi.doMock('@/generated/app.ts', () => ({
      app: {
        ...app,
        notifications: {
          url: '/api/alerts',
          list: 'data.items',
          title: 'subject',
          text: 'body.text',
          date: 'createdAt',
          photo: 'icon',
        },
      },
    }))
    const { loadNotifications, notifications } = await import('@/state/notifications.ts')
    const item = { subject: 'Novo', body: { text: 'Texto' }, createdAt: one.dataregistro, icon: '/a.svg' }
    fetched.mockImplementation(answer({ data: { items: [item] } }))
    await loadNotifications()
    vi.doUnmock('@/generated/app.ts')
    expect(notifications).toEqual({ status: 'ready', items: [one] })
  })
})

describe('a failed request', () => {
  it.each([
    ['an error status', answer([one], 500)],
    ['an answer that is not a list', answer({ items: [one] })],
    ['a notification without a title', answer([{ ...one, titulo: undefined }])],
    ['an answer that is not JSON', async () => new Response('<!doctype html>')],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is logged: %s', async (_reason, respond) => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementation(respond)
    await loadNotifications()
    expect(notifications).toEqual({ status: 'failed', items: [] })
    expect(logged.mock.calls).toEqual([['Erro ao obter notificações']])
  })

  it('keeps the previous list', async () => {
    const { loadNotifications, notifications } = await load()
    fetched.mockImplementationOnce(answer([one])).mockImplementationOnce(answer(null, 503))
    await loadNotifications()
    await loadNotifications()
    expect(notifications).toEqual({ status: 'failed', items: [one] })
  })
})

it('shares one request between concurrent calls', async () => {
  const { loadNotifications, notifications } = await load()
  fetched.mockImplementation(answer([one]))
  const loads = [loadNotifications(), loadNotifications()]
  expect(notifications.status).toBe('loading')
  await Promise.all(loads)
  expect(fetched).toHaveBeenCalledTimes(1)
  await loadNotifications()
  expect(fetched).toHaveBeenCalledTimes(2)
})
