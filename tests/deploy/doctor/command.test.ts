import { expect, it } from 'vitest'
import type { Check } from '../../../deploy/doctor/check.ts'
import { readOptions } from '../../../deploy/doctor/options.ts'
import { clockTolerance } from '../../../deploy/doctor/provider/clock.ts'
import { formatPart, formatSummary } from '../../../deploy/doctor/report.ts'
import { tolerance } from '../../../src/state/oidc/verify-token.ts'
import { temporaryProject } from '../../codegen/support/temporary-project.ts'
import { runIn, runWith } from './run-with.ts'

it('ends with 0 and its usage', async () => {
  const { code, output } = await runWith({}, '--help')
  expect([code, output]).toEqual([0, expect.stringContaining('Uso: npm run doctor')])
})

it('ends with 1 if something fails', async () => {
  const { code, output } = await runIn(temporaryProject().folder, { VITE_AUTH_PROVIDER: 'keycloak' })
  expect(code).toBe(1)
  expect(output).toMatch(/FALHA +variáveis/)
})

it.each([
  [['--origin', 'painel'], '--origin: A URL deve ser absoluta'],
  [['--origin', 'http://painel.empresa.example'], '--origin: A URL deve usar https'],
  [['--origin', 'https://painel.empresa.example/?a'], '--origin: A URL não pode ter ? nem #'],
  [['--token', 'x'], 'Opção desconhecida'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

it('never quotes a value that is not a token', async () => {
  const error = await runWith({ AVERIGUA_DOCTOR_TOKEN: 'meu segredo' }).catch(String)
  expect(error).toContain('AVERIGUA_DOCTOR_TOKEN não é um token')
  expect(error).not.toContain('segredo')
})

it('prints a table that fits the terminal, and counts the outcomes', () => {
  const part: Check[] = [
    { group: 'page', check: 'reach', title: 'conexão', status: 'ok', problems: [] },
    {
      group: 'page',
      check: 'hsts',
      title: 'HSTS',
      status: 'unchecked',
      problems: [],
      reason: 'só vale com HTTPS',
    },
    {
      group: 'page',
      check: 'policy',
      title: 'política enviada',
      status: 'broken',
      problems: [
        { message: 'a política não é a deste ambiente: difere em connect-src', hint: 'rode configure' },
      ],
    },
    {
      group: 'page',
      check: 'compression',
      title: 'compressão',
      status: 'warning',
      problems: [{ message: 'falta' }],
    },
  ]
  expect(formatPart(part, 90)).toBe(`Página e servidor
  ok              conexão
  não verificado  HSTS                              só vale com HTTPS
  FALHA           política enviada                  a política não é a deste ambiente:
                                                      difere em connect-src
                                                    dica: rode configure
  aviso           compressão                        falta

`)
  const unchecked = ['conexão', 'HSTS', 'compressão'].map(
    (title): Check => ({
      group: 'page',
      check: title,
      title,
      status: 'unchecked',
      problems: [],
      reason: 'falta --origin',
    }),
  )
  expect(formatPart(unchecked)).toBe(`Página e servidor
  não verificado  3 verificações                    falta --origin: conexão, HSTS, compressão

`)
  expect(formatSummary(part)).toBe('4 verificações: 1 ok, 1 com falha, 1 aviso, 1 não verificada.\n')
})

it('accepts the clock difference that the app accepts', () => {
  expect(clockTolerance).toBe(tolerance)
})
