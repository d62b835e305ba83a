import { beforeEach, expect, it, vi } from 'vitest'
import { deletionTime } from '@/cases/closed-case.ts'
import { removeExpired } from '@/cases/remove-case.ts'

const day = 86_400_000
const createdAt = new Date(2026, 10, 12, 15).getTime()
const end = deletionTime({ createdAt })
const deleted = vi.hoisted(() => vi.fn(async () => ({ value: undefined })))
const noticed = vi.hoisted(() => ({ at: 0 }))

vi.mock('@/cases/case-tabs.ts', async (load) => ({
  ...(await load<typeof import('@/cases/case-tabs.ts')>()),
  tryCaseLock: async () => () => undefined,
}))
vi.mock('@/cases/store.ts', () => ({
  listCases: async () => ({
    value: {
      heads: [{ id: 'c1', version: 1, createdAt, savedAt: createdAt, size: 20, noticedAt: noticed.at }],
      damagedIds: [],
    },
  }),
  deleteCase: deleted,
}))

const answer = (time: number | undefined) =>
  vi.fn(async () => new Response(null, time ? { headers: { Date: new Date(time).toUTCString() } } : {}))

beforeEach(() => {
  deleted.mockClear()
  noticed.at = end - 2 * day
})

it.each([
  ['agrees', end + day],
  ['is a few hours behind', end + day - 5 * 3_600_000],
  ['is not told', undefined],
])("deletes a case that is due if the server's clock %s", async (_case, serverTime) => {
  vi.stubGlobal('fetch', answer(serverTime))
  await removeExpired(end + day)
  expect(deleted).toHaveBeenCalledOnce()
})

it("deletes nothing in a second visit with a wrong clock: the server's is 89 days behind", async () => {
  vi.stubGlobal('fetch', answer(createdAt + 3 * day))
  noticed.at = end + day
  await removeExpired(end + 2 * day)
  expect(deleted).not.toHaveBeenCalled()
})

it('deletes nothing without a connection', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await removeExpired(end + day)
  expect(deleted).not.toHaveBeenCalled()
})

it('asks the server only if a case is due', async () => {
  const fetching = answer(end)
  vi.stubGlobal('fetch', fetching)
  await removeExpired(end - day)
  expect(fetching).not.toHaveBeenCalled()
})
