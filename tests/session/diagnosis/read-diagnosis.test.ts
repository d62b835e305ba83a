import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../../state/support/storage.ts'

const mark = { version: '9.8.7', commit: '1a2b3c4d5e6f', builtAt: '2026-11-24T12:00:00.000Z' }

/** Loads the module as in a page of this build, with the user's values in each place that has some. */
async function load() {
  vi.resetModules()
  store('auth', true)
  store('login', 'login')
  store('profile', { nome: 'Zuleica', sobrenome: 'Distinta', email: 'zuleica@distinta.example' })
  store('usage', [{ consultaId: 'cpf/3', at: 1, outcome: 'found', ms: 5, user: 'zuleica@distinta.example' }])
  sessionStorage.setItem('draft', '111.444.777-35')
  document.title = 'Zuleica Distinta'
  window.history.replaceState({ subject: '11144477735' }, '', '/consulta/leitor/3?cpf=11144477735#zuleica')
  const { querySelector } = document
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.includes('averigua-build')
      ? Object.assign(document.createElement('meta'), { content: JSON.stringify(mark) })
      : querySelector.call(document, selector),
  )
  return import('@/session/copy-diagnosis.tsx')
}

beforeEach(() => localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('names the build, the sources by host, and the page by its pattern', async () => {
  vi.stubEnv('VITE_SOURCES_MODE_GATEWAY', 'live')
  vi.stubEnv('VITE_GATEWAY_URL', 'https://dados.empresa.example/v2')
  const { readDiagnosis } = await load()
  const lines = readDiagnosis().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Versão: 9.8.7',
      'Commit: 1a2b3c4d5e6f',
      'Construído em: 2026-11-24T12:00:00.000Z',
      'Ambiente: Ao vivo, com demonstração em correio',
      'Fonte correio: demonstração',
      'Fonte gateway: ao vivo, em dados.empresa.example',
      'Contas: neste navegador',
      'Página: /consulta/leitor/:variant?',
      'Armazenamento: disponível',
    ]),
  )
})

it('has no value of the user, of a query, or of the address', async () => {
  // The time of the copy has digits of its own.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00Z') })
  const { readDiagnosis } = await load()
  expect(readDiagnosis()).not.toMatch(/zuleica|distinta|444|login/i)
})

it('names the last query that failed by its code', async () => {
  const { readDiagnosis } = await load()
  expect(readDiagnosis()).toContain('Última consulta que falhou: nenhuma com código')
  const { recordFailedRequest } = await import('@/state/last-failed-request.ts')
  const failed = { status: 'failed', reason: 'timeout', message: 'Zuleica', isDemo: false } as const
  recordFailedRequest({ ...failed, at: 0, requestId: 'c0de' })
  recordFailedRequest({ ...failed, at: 1 })
  expect(readDiagnosis()).toContain('Última consulta que falhou: c0de, em 1970-01-01T00:00:00.000Z')
})

it('says that storage is blocked', async () => {
  const { readDiagnosis } = await load()
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  expect(readDiagnosis()).toContain('Armazenamento: bloqueado ou cheio')
})
