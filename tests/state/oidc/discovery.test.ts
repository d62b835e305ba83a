import { beforeEach, describe, expect, it, vi } from 'vitest'

const metadata = { issuer: 'https://login.example.com', token_endpoint: 'https://login.example.com/token' }

const answer = () =>
  new Response(JSON.stringify(metadata), { headers: { 'content-type': 'application/json' } })

const fetchStub = vi.fn<() => Promise<Response>>()

async function loadManager() {
  vi.resetModules()
  const { getManager } = await import('@/state/oidc/manager.ts')
  return getManager().metadataService
}

beforeEach(() => {
  fetchStub.mockReset()
  vi.stubGlobal('fetch', fetchStub)
})

describe('discovery', () => {
  it('is one request, also for calls before its answer', async () => {
    fetchStub.mockImplementation(async () => answer())
    const service = await loadManager()
    const results = await Promise.all([
      service.getMetadata(),
      service.getTokenEndpoint(),
      service.getMetadata(),
    ])
    expect(results[1]).toBe(metadata.token_endpoint)
    await service.getIssuer()
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('is requested again after a failure', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetchStub.mockImplementation(async () => answer())
    const service = await loadManager()
    await expect(service.getMetadata()).rejects.toThrow('Failed to fetch')
    expect(await service.getIssuer()).toBe(metadata.issuer)
  })
})
