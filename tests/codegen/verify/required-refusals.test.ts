import { expect, it } from 'vitest'
import { forgedTokens } from '../../../codegen/verify/checks/forged-tokens.ts'
import { requiredRefusals } from '../../../codegen/verify/checks/required-refusals.ts'
import type { Inquiry } from '../../../codegen/verify/question.ts'
import type { Source } from '../../../manifest/schema/sources.ts'

const inquiry = (demandsPurpose: boolean, consultaId: string): Inquiry => ({
  consultaId,
  title: consultaId,
  perMinute: 60,
  demandsPurpose,
  demandsRole: false,
  questions: [
    {
      example: consultaId,
      asked: { method: 'post', path: `/${consultaId}`, headers: {}, body: { cpf: '1', motivo: 'Cobrança' } },
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

it('leaves a purpose out of the body, where the source has it there, of consultas that demand one', () => {
  const inquiries = [inquiry(true, 'cpf'), inquiry(false, 'placa')]
  const refusals = requiredRefusals(inquiries, source({ purpose: { body: 'motivo' } }), {})
  expect(refusals.map(({ check }) => check)).toEqual(['no-purpose'])
  expect(refusals[0]?.requests.map(({ asked }) => [asked.path, asked.body])).toEqual([['/cpf', { cpf: '1' }]])
})

it('demands nothing of a source that is told neither who asks nor what for', () => {
  expect(requiredRefusals([inquiry(true, 'cpf')], source({}), {})).toEqual([])
})

it('forges a signed token in two ways, and nothing else', () => {
  const [changed = '', unsigned = ''] = forgedTokens('cabeca.corpo.Assinatura')
  expect(changed).toBe('cabeca.corpo.Bssinatura')
  const [header = '', claims, signature] = unsigned.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'none', typ: 'JWT' })
  expect([claims, signature]).toEqual(['corpo', ''])
  for (const other of ['opaco', 'a.b', 'a.b.', 'a.b.c.d.e']) expect(forgedTokens(other)).toEqual([])
})
