import { describe, expect, it } from 'vitest'
import { environmentProblems } from '../../../codegen/vite/check-environment.ts'

const source = { baseUrl: 'https://x.example', timeoutMs: 1, retries: 0, credentials: 'omit' as const }
const sources = { mode: 'demo' as const, sources: { gateway: { ...source, baseUrlEnv: 'VITE_GATEWAY_URL' } } }

describe('environmentProblems', () => {
  it.each([
    {},
    { VITE_GATEWAY_URL: 'https://dados.example/v1', VITE_SOURCES_MODE: 'live' },
    { VITE_GATEWAY_URL: 'http://127.0.0.1:8080', VITE_SOURCES_MODE_GATEWAY: 'demo' },
    { VITE_GATEWAY_URL: '', VITE_SOURCES_MODE: '' },
    { VITE_OTHER_URL: 'nada' },
  ])('takes %j', (env) => expect(environmentProblems(sources, env)).toEqual([]))

  it.each([
    [{ VITE_GATEWAY_URL: 'dados.example' }, 'VITE_GATEWAY_URL: A URL deve ser absoluta'],
    [{ VITE_GATEWAY_URL: 'http://dados.example' }, 'VITE_GATEWAY_URL: A URL deve usar https'],
    [
      { VITE_GATEWAY_URL: 'https://eu:senha@dados.example' },
      'VITE_GATEWAY_URL: A URL não pode levar usuário',
    ],
    [{ VITE_GATEWAY_URL: "https://x.example;script-src 'unsafe-inline'" }, 'VITE_GATEWAY_URL: A URL'],
    [{ VITE_SOURCES_MODE: 'LIVE' }, 'VITE_SOURCES_MODE: use demo ou live'],
    [{ VITE_SOURCES_MODE_GATEWAY: 'sim' }, 'VITE_SOURCES_MODE_GATEWAY: use demo ou live'],
  ])('refuses %j', (env, problem) => {
    expect(environmentProblems(sources, env)).toEqual([expect.stringContaining(problem)])
  })
})
