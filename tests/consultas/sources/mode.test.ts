import type { Sources } from '@manifest/contract/resolved.ts'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function isDemo(mode: Sources['mode'], own: Sources['mode'] | undefined, env: Record<string, string>) {
  const source = { baseUrl: 'https://x.example', timeoutMs: 1, retries: 0, credentials: 'omit' as const }
  vi.doMock('../../../src/generated/sources.ts', () => ({
    sources: { mode, sources: { 'via-cep': { ...source, ...(own && { mode: own }) } } },
  }))
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { isDemoSource } = await import('../../../src/lib/source-settings.ts')
  return isDemoSource('via-cep')
}

it.each<[string, Sources['mode'], Sources['mode'] | undefined, Record<string, string>, boolean]>([
  ['the file', 'demo', undefined, {}, true],
  ['the file', 'live', undefined, {}, false],
  ['the source over the file', 'demo', 'live', {}, false],
  ['the source over the file', 'live', 'demo', {}, true],
  ['the build over both', 'demo', 'demo', { VITE_SOURCES_MODE: 'live' }, false],
  ['the build, for one source', 'live', 'live', { VITE_SOURCES_MODE_VIA_CEP: 'demo' }, true],
  [
    'the build, for one source over all sources',
    'demo',
    undefined,
    { VITE_SOURCES_MODE: 'live', VITE_SOURCES_MODE_VIA_CEP: 'demo' },
    true,
  ],
  ['the file if the build decides nothing', 'demo', undefined, { VITE_SOURCES_MODE: '' }, true],
])('decides the mode by %s', async (_, mode, own, env, expected) => {
  expect(await isDemo(mode, own, env)).toBe(expected)
})
