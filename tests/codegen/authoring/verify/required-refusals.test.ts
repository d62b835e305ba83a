import { expect, it } from 'vitest'
import { forgeTokens, listRefusalChecks } from '../../../../codegen/authoring/verify/checks/refusals.ts'
import type { VariantCase } from '../../../../codegen/authoring/verify/verify-types.ts'
import type { Source } from '../../../../manifest/schema/sources.ts'

const buildConsultaQueries = (requiresPurpose: boolean, consultaId: string): VariantCase => ({
  consultaId,
  title: consultaId,
  perMinute: 60,
  requiresPurpose,
  requiresRole: false,
  queries: [
    {
      example: consultaId,
      httpRequest: {
        method: 'post',
        path: `/${consultaId}`,
        headers: {},
        body: { cpf: '1', motivo: 'Cobrança' },
      },
      expected: { kind: 'not-found' },
      isNotFound: () => false,
    },
  ],
})

const source = (changes: Partial<Source>): Source => ({
  baseUrl: 'https://fonte.example',
  timeoutMs: 1_000,
  retries: 0,
  credentials: 'omit',
  ...changes,
})

it('removes the purpose from the body of consultas that require one', () => {
  const consultaQueries = [buildConsultaQueries(true, 'cpf'), buildConsultaQueries(false, 'placa')]
  const refusals = listRefusalChecks(consultaQueries, source({ purpose: { body: 'motivo' } }), {})
  expect(refusals.map(({ check }) => check)).toEqual(['no-purpose'])
  expect(refusals[0]?.probes.map(({ httpRequest: asked }) => [asked.path, asked.body])).toEqual([
    ['/cpf', { cpf: '1' }],
  ])
})

it('requires no refusals of a source without token and purpose', () => {
  expect(listRefusalChecks([buildConsultaQueries(true, 'cpf')], source({}), {})).toEqual([])
})

it('forges two tokens from a signed token, and none from other text', () => {
  const [changed = '', unsigned = ''] = forgeTokens('cabeca.corpo.Assinatura')
  expect(changed).toBe('cabeca.corpo.Bssinatura')
  const [header = '', claims, signature] = unsigned.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'none', typ: 'JWT' })
  expect([claims, signature]).toEqual(['corpo', ''])
  for (const other of ['opaco', 'a.b', 'a.b.', 'a.b.c.d.e']) expect(forgeTokens(other)).toEqual([])
})
