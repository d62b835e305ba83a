// `npm run bench [-- BENCHMARK...]`: measures against the goals and writes docs/desempenho.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatCounted } from '../../src/lib/format/quantity.ts'
import { benchmarks } from './benchmarks.ts'
import { goals } from './goals.ts'
import { evaluateGoal } from './report/evaluate-goal.ts'
import { describeLoad, describeMachine, readLoad } from './report/machine.ts'
import { replaceSection } from './report/replace-section.ts'
import { formatTable } from './report/table.ts'

const document = join(import.meta.dirname, '../../docs/desempenho.md')

const usage = `Uso: npm run bench -- [parte...] [opções]

  partes        ${benchmarks.map(({ name }) => name).join(', ')}; sem nenhuma, todas
  --rounds N    quantas rodadas, em vez das de cada parte
  --lines N     quantas linhas tem o lote do gateway (50000)
  --strict      termina com 1 se uma meta não é cumprida
  --help        esta ajuda
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    lines: { type: 'string', default: '50000' },
    strict: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
})
const unknownNames = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name))
const givenRounds = values.rounds === undefined ? undefined : Number(values.rounds)
const lines = Number(values.lines)
const isUsageError =
  unknownNames.length > 0 ||
  [givenRounds ?? 1, lines].some((count) => !(Number.isInteger(count) && count > 0))

if (values.help || isUsageError) {
  process.stdout.write(usage)
  process.exitCode = isUsageError ? 2 : 0
} else await measure(benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))

async function measure(selected: typeof benchmarks) {
  const machineText = await describeMachine()
  for (const { name, rounds: defaultRounds, load } of selected) {
    const rounds = givenRounds ?? defaultRounds
    const roundsText = formatCounted(rounds, 'rodada', 'rodadas')
    console.error(`\n${name}: ${roundsText}`)
    const run = await load()
    const loadBefore = readLoad()
    const figures = await run({ rounds, lines, log: (text) => console.error(`  ${text}`) })
    const benchmarkGoals = goals.filter(({ benchmark }) => benchmark === name)
    const text = `${formatTable(figures, benchmarkGoals)}\n\n${machineText}; ${roundsText}; ${describeLoad(loadBefore)}.`
    console.log(`\n${text}`)
    writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, `\n${text}\n`))
    if (values.strict && benchmarkGoals.some((goal) => evaluateGoal(goal, figures)?.isMet === false))
      process.exitCode = 1
  }
}
