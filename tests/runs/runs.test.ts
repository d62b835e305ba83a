import { describe, expect, it } from 'vitest'
import { formatParts, runParts } from './parts.ts'
import { formatRuns, listFailures } from './stress-log.ts'
import { replaceAnswerTable, replaceLossTable } from './tried-tables.ts'

const parts = ['validate', 'size', 'browser-1'].map((name) => ({ name, command: `run ${name}` }))

describe('the parts of the full tests', () => {
  it('continue after a failure, and a second run skips those that passed', async () => {
    let passed: Record<string, number> = {}
    const save = (added: Record<string, number>) => {
      passed = added
    }
    const first = await runParts(
      parts,
      passed,
      async ({ name }) => ({ isPassed: name !== 'size', seconds: 30 }),
      save,
    )
    expect(first.map(({ result }) => result)).toEqual(['passed', 'failed', 'passed'])
    expect(passed).toEqual({ validate: 30, 'browser-1': 30 })

    const ran: string[] = []
    const second = await runParts(
      parts,
      passed,
      async ({ name }) => {
        ran.push(name)
        return { isPassed: true, seconds: 60 }
      },
      save,
    )
    expect(ran).toEqual(['size'])
    expect(formatParts(second).split('\n')).toEqual([
      'part        result          minutes',
      'validate    passed before       0.5',
      'size        passed              1.0',
      'browser-1   passed before       0.5',
      'all         passed              2.0',
    ])
  })
})

describe('the stress log', () => {
  it('names the failed tests of Vitest and Playwright once', () => {
    const output = [
      '\u001b[31m FAIL \u001b[39m tests/lib/wait.test.ts > waits',
      ' FAIL  tests/lib/wait.test.ts > waits',
      '  1) tests/e2e/auth.spec.ts:21:1 › a user logs in @core ──────────',
      '  1 failed',
    ].join('\n')
    const failures = ['tests/lib/wait.test.ts > waits', 'tests/e2e/auth.spec.ts:21:1 › a user logs in @core']
    expect(listFailures(output)).toEqual(failures)
    expect(
      formatRuns([
        { exitCode: 0, seconds: 240, failures: [] },
        { exitCode: 1, seconds: 270, failures },
      ]).split('\n'),
    ).toEqual([
      'run 1: exit 0, 4.0 min, 0 failed tests',
      'run 2: exit 1, 4.5 min, 2 failed tests',
      ...failures.map((failure) => `  ${failure}`),
      '1 of 2 runs passed beside four busy processes',
    ])
  })
})

it('the table of docs/confiabilidade.md is sorted and names a failed way', () => {
  const table = replaceLossTable('Antes\n<!-- caminhos -->\nvelha\n<!-- /caminhos -->\nDepois', [
    { way: 'Recarregar a página', isPassed: false, file: 'tests/e2e/drafts.spec.ts', title: 'a | b' },
    { way: 'Bloqueio', isPassed: true, file: 'tests/e2e/idle-lock.spec.ts', title: 'locks' },
  ])
  expect(table.split('\n')).toEqual([
    'Antes',
    '<!-- caminhos -->',
    '',
    '| caminho tentado | resultado | teste |',
    '|---|---|---|',
    '| Bloqueio | nada se perdeu | `tests/e2e/idle-lock.spec.ts`: locks |',
    '| Recarregar a página | **falhou** | `tests/e2e/drafts.spec.ts`: a \\| b |',
    '',
    '<!-- /caminhos -->',
    'Depois',
  ])
})

it('the table of wrong answers says where and in how many consultas they were tried', () => {
  const table = replaceAnswerTable('<!-- respostas --><!-- /respostas -->', [
    { answer: 'Outro documento', place: 'página', count: '27 consultas', isPassed: true },
    { answer: '404 com HTML', place: 'página', count: '28 consultas', isPassed: false },
  ])
  expect(table.split('\n').slice(2, -2)).toEqual([
    '| o que a fonte respondeu | onde se procurou | quantas | resultado |',
    '|---|---|---|---|',
    '| 404 com HTML | página | 28 consultas | **falhou** |',
    '| Outro documento | página | 27 consultas | dito como falha, nada mostrado |',
  ])
})
