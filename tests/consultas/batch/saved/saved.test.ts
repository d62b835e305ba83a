import { describe, expect, it } from 'vitest'
import { parseJson } from '@/lib/parse-json.ts'
import { createConsultaTarget } from '../../../../src/consultas/batch/consulta-target.tsx'
import type { BatchRow, GivenList } from '../../../../src/consultas/batch/run/progress.ts'
import { readSaved } from '../../../../src/consultas/batch/saved/read-saved.ts'
import { writeSavedBatch } from '../../../../src/consultas/batch/saved/save-for-later.ts'
import { createFailure } from '../../../../src/consultas/outcome.ts'
import { createDefinition } from '../support/definition.ts'

const target = createConsultaTarget(createDefinition({ id: 'cpf/1', family: 'cpf', title: 'Cadastro' }))

const cpfs = ['11144477735', '52998224725', '39053344705', '12345678909']

const createLine = (index: number) => ({
  numbers: [index + 1, index + 11],
  values: { cpf: cpfs[index] ?? '' },
  typed: `linha ${index}`,
  correctedFrom: { [index + 11]: `engano ${index}` },
  own: [
    [`00${index}`, { text: '01/02/2024', value: 45323, format: 'dd/mm/yyyy' }],
    ['', 'x'],
  ],
})

const at = 1_800_000_000_000

const rows: BatchRow[] = [
  {
    line: createLine(0),
    state: 'found',
    outcome: {
      status: 'found',
      answer: { nome: 'Ana', mae: 'Bia' },
      source: 'Fonte',
      isDemo: false,
      at,
      requestId: 'id-0',
    },
    ms: 12,
  },
  {
    line: createLine(1),
    state: 'not-found',
    outcome: { status: 'not-found', source: 'Fonte', isDemo: true, at },
    ms: 3,
  },
  {
    line: createLine(2),
    state: 'failed',
    outcome: { ...createFailure('timeout', 'Demorou'), at, requestId: 'id-2' },
    ms: 9,
  },
  { line: createLine(3), state: 'skipped' },
]

const given: GivenList = {
  ownColumns: ['Cliente', 'Valor'],
  invalid: [
    {
      number: 30,
      typed: '123',
      problem: 'CPF inválido',
      given: { cpf: '123' },
      correctedFrom: 'doze',
      own: ['Ção', { text: '1,50', value: 1.5, format: '0.00' }],
    },
  ],
}

const saved = async () =>
  (
    await writeSavedBatch({ target, given, purpose: 'Cobrança' }, rows, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
  ).text()

describe('a saved batch', () => {
  it('restores lines, whole answers and the lines that are left', async () => {
    const read = readSaved(JSON.parse(await saved()), target)
    if ('problem' in read) throw new Error(read.problem)
    expect(read.lines).toEqual(rows.map(({ line }) => line))
    expect(read.given).toEqual(given)
    expect(read.purpose).toBe('Cobrança')
    expect([...read.earlierOutcomes]).toEqual(
      rows.slice(0, 3).map(({ outcome, ms }, index) => [index, { outcome, ms }]),
    )
    expect(read.savedAt).toBeGreaterThan(at - 1e12)
  })

  it('restores null for a number that is too large', async () => {
    const text = (await saved()).replace('"Bia"', '1e400')
    const read = readSaved(parseJson(text) as unknown, target)
    if ('problem' in read) throw new Error(read.problem)
    expect(read.earlierOutcomes.get(0)?.outcome).toMatchObject({ answer: { nome: 'Ana', mae: null } })
  })

  it('contains a warning about personal data', async () => {
    expect(JSON.parse(await saved())).toMatchObject({
      format: 'averigua-lote',
      version: 1,
      warning: expect.stringContaining('dados pessoais'),
      consulta: 'cpf/1',
    })
  })
})

describe('the marks of a saved batch', () => {
  it('are restored, also on a line without an outcome', async () => {
    const marked = rows.map((row, index) =>
      index === 0 ? { ...row, isReviewed: true } : index === 3 ? { ...row, note: 'Ligar amanhã' } : row,
    )
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    const file = await writeSavedBatch({ target, given, purpose: 'Cobrança' }, marked, options)
    const read = readSaved(JSON.parse(await file.text()), target)
    if ('problem' in read) throw new Error(read.problem)
    expect([...read.earlierMarks]).toEqual([
      [0, { isReviewed: true }],
      [3, { note: 'Ligar amanhã' }],
    ])
  })
})

describe('an invalid file', () => {
  const changed = async (change: (file: Record<string, unknown>) => void) => {
    const file = JSON.parse(await saved())
    change(file)
    return readSaved(file, target)
  }
  const first = (file: Record<string, unknown>) => (file.lines as Record<string, unknown>[])[0] ?? {}

  it.each([undefined, '', [], null, { format: 'outro' }])('%j is not a saved batch', (file) => {
    expect(readSaved(file, target)).toEqual({ problem: expect.stringContaining('não é um lote salvo') })
  })

  it('reports another version', async () => {
    expect(await changed((file) => Object.assign(file, { version: 2 }))).toEqual({
      problem: expect.stringContaining('outra versão'),
    })
  })

  it('names the consulta that it belongs to', async () => {
    const read = await changed((file) => Object.assign(file, { consulta: 'cep/1', title: 'CEP em lote' }))
    expect(read).toEqual({ problem: 'O arquivo é de “CEP em lote”, e esta página é “Cadastro em lote”.' })
  })

  it('is rejected with too many lines', async () => {
    const read = await changed((file) => {
      file.lines = Array.from({ length: 11 }, () => first(file))
    })
    expect(read).toEqual({ problem: expect.stringContaining('mais linhas') })
  })

  it.each<[string, (line: Record<string, unknown>) => void]>([
    ['no values', (line) => delete line.values],
    ['a value that is not a text', (line) => Object.assign(line, { values: { cpf: 1 } })],
    ['a value that the form rejects', (line) => Object.assign(line, { values: { cpf: '111' } })],
    ['no number', (line) => Object.assign(line, { numbers: [] })],
    ['a negative number', (line) => Object.assign(line, { numbers: [-1] })],
    ['no text', (line) => delete line.typed],
    ['an unknown status', (line) => Object.assign(line, { outcome: { status: 'x', at, isDemo: true } })],
    [
      'an outcome with a time out of range',
      (line) =>
        Object.assign(line, {
          outcome: { status: 'not-found', source: 'Fonte', isDemo: true, at: 8.64e15 + 1 },
        }),
    ],
    ['an outcome without a time', (line) => Object.assign(line, { outcome: { status: 'not-found' } })],
    [
      'an unknown failure',
      (line) =>
        Object.assign(line, {
          outcome: { status: 'failed', reason: 'toString', message: '', isDemo: true, at },
        }),
    ],
    ['no duration', (line) => delete line.ms],
  ])('is rejected if a line has %s', async (_, change) => {
    expect(await changed((file) => change(first(file)))).toEqual({
      problem: expect.stringContaining('incompleto ou foi alterado'),
    })
  })
})
