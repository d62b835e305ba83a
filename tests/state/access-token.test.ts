import { describe, expect, it, vi } from 'vitest'
import { getAccessToken, registerTokenProvider, renewAccessToken } from '@/state/access-token.ts'

describe('access tokens', () => {
  it('are undefined without a provider', async () => {
    expect(await getAccessToken()).toBeUndefined()
    expect(await renewAccessToken()).toBe(false)
  })

  it('are renewed once for concurrent calls, and again later', async () => {
    const renew = vi.fn(async () => true)
    registerTokenProvider({ current: async () => 'one', renew })
    expect(await getAccessToken()).toBe('one')
    expect(await Promise.all([renewAccessToken(), renewAccessToken()])).toEqual([true, true])
    expect(renew).toHaveBeenCalledTimes(1)
    await renewAccessToken()
    expect(renew).toHaveBeenCalledTimes(2)
  })

  it('can be renewed after a failed renewal', async () => {
    registerTokenProvider({ current: async () => 'one', renew: () => Promise.reject(new Error('down')) })
    await expect(renewAccessToken()).rejects.toThrow('down')
    registerTokenProvider({ current: async () => 'one', renew: async () => true })
    expect(await renewAccessToken()).toBe(true)
  })
})
