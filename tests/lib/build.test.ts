import { afterEach, describe, expect, it, vi } from 'vitest'

const builtAt = '2026-11-24T12:00:00.000Z'

/** Loads the module in a page with this mark. */
async function loadWith(mark?: object) {
  vi.resetModules()
  const meta = mark && { content: JSON.stringify(mark) }
  vi.stubGlobal('document', { querySelector: () => meta ?? null })
  return import('@/lib/build.ts')
}

afterEach(() => vi.unstubAllGlobals())

describe('clientVersion', () => {
  it('is the version with the start of the commit', async () => {
    const { clientVersion } = await loadWith({ version: '0.10.0', commit: '1a2b3c4d5e6f', builtAt })
    expect(clientVersion).toBe('0.10.0+1a2b3c4')
  })

  it('is the version of a build outside a checkout', async () => {
    expect((await loadWith({ version: '0.10.0', builtAt })).clientVersion).toBe('0.10.0')
  })

  it('says that a development server has none', async () => {
    const { build, clientVersion } = await loadWith()
    expect([build, clientVersion]).toEqual([undefined, 'desenvolvimento'])
  })
})
