import { describe, expect, it, vi } from 'vitest'
import type { StudioAnswers } from '../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../support/require-value.ts'
import { smallManifest } from '../../support/temporary-project.ts'
import { sendJson, startSourceServer } from '../verify/source-server.ts'
import { studioProject } from './ask-studio.ts'

const cep = requireValue(smallManifest['manifest/consultas/cep.yaml'])

const source = (rest: string) => `sources:\n  fonte: { baseUrl: https://fonte.example, ${rest} }\n`

/** Asks the consulta's source at the address of its build variable. */
async function startSource(answer: Parameters<typeof startSourceServer>[0], rest = 'timeoutMs: 500') {
  const server = await startSourceServer(answer)
  const project = studioProject(
    { 'manifest/sources.yaml': source(`baseUrlEnv: VITE_FONTE_URL, ${rest}`) },
    { VITE_FONTE_URL: `${server.url}/api/` },
  )
  return { ...project, received: server.received }
}

const body = (values: Record<string, string> = { cep: '01001-000' }, text = cep) => ({
  drafts: { 'consultas/cep.yaml': text },
  id: 'cep/1',
  values,
})

describe('ask', () => {
  it('sends the normalised values of a draft and returns the answer', async () => {
    const { ask, received } = await startSource((_, response) => sendJson(response, { rua: 'Sé' }, 201))
    const text = cep.replace('get: "/{cep}"', 'post: /busca, body: { chave: "{cep}" }')
    expect(await ask<StudioAnswers['ask']>('ask', body(undefined, text))).toEqual({
      status: 201,
      text: '{"rua":"Sé"}',
    })
    expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/busca', '{"chave":"01001000"}'],
    ])
    expect(received[0]?.headers.cookie).toBeUndefined()
    expect(received[0]?.headers.origin).toBeUndefined()
  })

  it('sends the chosen purpose, and no other', async () => {
    const { ask, refuse, received } = await startSource(
      (_, response) => sendJson(response, {}),
      'purpose: { header: X-Finalidade }',
    )
    const text = cep.replace('defaults:\n', 'defaults:\n  purpose: required\n')
    const drafts = {
      'consultas/cep.yaml': text,
      'app.yaml': 'product: Teste\npurposes: [Crédito, Cobrança]\n',
    }
    const request = { ...body(), drafts }
    expect(await refuse('ask', request)).toMatch(/^Esta consulta pede uma finalidade/)
    expect(await refuse('ask', { ...request, purpose: 'Outra' })).toMatch(
      /^Esta consulta pede uma finalidade/,
    )
    await ask('ask', { ...request, purpose: 'Cobrança' })
    expect(received.map(({ headers }) => headers['x-finalidade'])).toEqual(['Cobran%C3%A7a'])
  })

  it('tells a slow source, one that is not there and an answer that is too large', async () => {
    const slow = await startSource(() => undefined)
    expect(await slow.refuse('ask', body())).toBe('A fonte fonte não respondeu em 0.5 s')
    const large = await startSource((_, response) => response.end('x'.repeat(8_000_001)), 'timeoutMs: 20000')
    expect(await large.refuse('ask', body())).toBe('A resposta da fonte fonte tem mais de 8 MB')
    const { refuse } = studioProject({
      'manifest/sources.yaml': 'sources:\n  fonte: { baseUrl: http://127.0.0.1:1 }\n',
    })
    expect(await refuse('ask', body())).toMatch(/^A fonte fonte não respondeu: /)
  })

  it('follows no redirect', async () => {
    const { ask, received } = await startSource((_, response) =>
      response.writeHead(302, { location: 'https://outra.example/' }).end(),
    )
    expect(await ask<StudioAnswers['ask']>('ask', body())).toEqual({ status: 302, text: '' })
    expect(received).toHaveLength(1)
  })

  it('asks nothing for wrong values, without a request, or if the source needs a token', async () => {
    const { refuse, received } = await startSource((_, response) => sendJson(response, {}))
    expect(await refuse('ask', body({}))).toBe('Falta o valor de CEP')
    expect(await refuse('ask', body({ cep: '1' }))).toBe('O valor de CEP não é válido')
    expect(await refuse('ask', { ...body(), id: 'cep/2' })).toBe('A consulta cep/2 não existe')
    const without = cep.replace(/ {2}request:.*\n/, '')
    expect(await refuse('ask', body(undefined, without))).toMatch(/^A consulta cep\/1 não tem request/)
    const bearer = studioProject({
      'manifest/sources.yaml': source('auth: bearer'),
      'manifest/app.yaml':
        'product: Teste\nauth: { provider: oidc, oidc: { title: Conta, authority: https://id.example, clientId: x } }\n',
    })
    expect(await bearer.refuse('ask', body())).toMatch(/^A fonte fonte pede o token de quem entrou/)
    expect(received).toEqual([])
  })

  it('writes nothing of the query and of the answer to the console', async () => {
    const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name))
    const { ask } = await startSource((_, response) => sendJson(response, { rua: 'Praça secreta' }))
    await ask('ask', body())
    const written = JSON.stringify([...spies, ...logs].flatMap((spy) => spy.mock.calls))
    vi.restoreAllMocks()
    expect(written).not.toMatch(/01001|secreta/)
  })
})
