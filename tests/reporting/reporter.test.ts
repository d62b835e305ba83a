import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/reporting/report.ts'
import { createReporter, findPattern } from '../../src/reporting/reporter.ts'

const files = 'https://painel.exemplo/averigua/dash/'

const patterns = [
  '/consulta/cpf/:variant?/lote',
  '/consulta/cpf/:variant?',
  '/assunto/:id',
  '/dashboard',
  '/',
]

/** Creates a reporter on a page, and collects its reports. */
function openPage(path = '/averigua/consulta/cpf/3') {
  const reports: Report[] = []
  const reporter = createReporter({
    version: '0.10.0+1a2b3c4',
    patterns,
    base: '/averigua/',
    files,
    readPath: () => path,
    send: (report) => void reports.push(report),
  })
  return { ...reporter, reports }
}

describe('createReporter', () => {
  it('reports an uncaught error with version, route and time', () => {
    const { onError, reports } = openPage()
    onError({ error: new TypeError('x is not a function'), message: 'Uncaught TypeError' })
    expect(reports).toEqual([
      {
        kind: 'error',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        version: '0.10.0+1a2b3c4',
        route: '/consulta/cpf/:variant?',
        name: 'TypeError',
        message: '… is not … function',
        stack: [],
      },
    ])
  })

  it('reports an error once, by whichever way it comes', () => {
    const { onError, onProblem, onRejection, reports } = openPage()
    const error = new TypeError('x is not a function')
    onProblem({ error })
    onError({ error, message: 'Uncaught' })
    onRejection({ reason: error })
    onProblem({ error: new TypeError('y is not a function') })
    expect(reports.map(({ kind }) => kind)).toEqual(['render'])
  })

  it('reports a file that does not load once, by its name', () => {
    const { onPreloadError, onProblem, onError, reports } = openPage()
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${files}page-1a2b3c4d.js`)
    onPreloadError({ payload })
    onProblem({ error: payload })
    onError({ target: { src: `${files}first-1a2b3c4d.js` } as never })
    onError({ target: { src: 'https://fotos.exemplo/39813614668.jpg' } as never })
    expect(reports.map(({ kind, file }) => [kind, file])).toEqual([
      ['chunk', 'page-1a2b3c4d.js'],
      ['chunk', 'first-1a2b3c4d.js'],
    ])
  })

  it('reports a breach of the contract with its paths', () => {
    const { onProblem, reports } = openPage()
    onProblem({
      consulta: 'cpf/3',
      reason: 'incomplete',
      paths: ['nome', 'pendencias.valor'],
      requestId: 'r1',
    })
    expect(reports[0]).toMatchObject({
      kind: 'contract',
      consulta: 'cpf/3',
      reason: 'incomplete',
      paths: ['nome', 'pendencias.valor'],
      requestId: 'r1',
    })
  })

  it.each([
    ['connect-src', 'https://viacep.com.br/ws/01001000/json/', 'https://viacep.com.br'],
    ['script-src-elem', 'inline', 'inline'],
    ['img-src', 'https://39813614668.fotos.exemplo/a.jpg', 'other'],
    ['form-action', 'https://a.exemplo/?cpf=39813614668', 'other'],
    ['script-src', 'Marina', 'other'],
  ])(
    'reports what the policy blocks without its path (%s, %s)',
    (effectiveDirective, blockedURI, blocked) => {
      const { onViolation, reports } = openPage()
      onViolation({ effectiveDirective, blockedURI })
      expect(reports[0]).toMatchObject({ kind: 'policy', directive: effectiveDirective, blocked })
    },
  )

  it('stops after twenty reports of a page', () => {
    const { onProblem, reports } = openPage()
    for (let index = 0; index < 50; index += 1) onProblem({ consulta: `cpf/${index}`, reason: 'malformed' })
    expect(reports).toHaveLength(20)
  })

  it('leaves out errors of extensions and delays of layouts', () => {
    const { onError, reports } = openPage()
    const error = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1:1' })
    onError({ error, message: 'x' })
    onError({ message: 'ResizeObserver loop completed with undelivered notifications.' })
    expect(reports).toEqual([])
  })
})

describe('findPattern', () => {
  it.each([
    ['/consulta/cpf', '/consulta/cpf/:variant?'],
    ['/Consulta/CPF/3/', '/consulta/cpf/:variant?'],
    ['/consulta/cpf/lote', '/consulta/cpf/:variant?/lote'],
    ['/consulta/cpf/3/lote', '/consulta/cpf/:variant?/lote'],
    ['/assunto/a1b2', '/assunto/:id'],
    ['/', '/'],
    ['/assunto/39813614668/mais', undefined],
  ])('%s: %s', (path, expected) => {
    expect(findPattern(patterns, path)).toBe(expected)
  })
})
