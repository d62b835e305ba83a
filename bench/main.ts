// `npm run bench [-- PARTE...]`: measures speed and size against the goals, and writes docs/desempenho.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { goals } from './goals.ts'
import { parts } from './parts.ts'
import { machine } from './report/machine.ts'
import { replaceSection } from './report/replace-section.ts'
import { table } from './report/table.ts'
import { verdictOn } from './report/verdict.ts'

const document = join(import.meta.dirname, '../docs/desempenho.md')

const usage = `Uso: npm run bench -- [parte...] [opções]

  partes        ${parts.map(({ name }) => name).join(', ')}; sem nenhuma, todas
  --rounds N    quantas rodadas, em vez das de cada parte
  --strict      termina com 1 se uma meta não é cumprida
  --help        esta ajuda
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, strict: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
})
const unknown = positionals.filter((name) => !parts.some((part) => part.name === name))
const asked = values.rounds === undefined ? undefined : Number(values.rounds)
const isWrong = unknown.length > 0 || (asked !== undefined && !(Number.isInteger(asked) && asked > 0))

if (values.help || isWrong) {
  process.stdout.write(usage)
  process.exitCode = isWrong ? 2 : 0
} else await measure(parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))

async function measure(chosen: typeof parts) {
  const on = await machine()
  for (const { name, rounds: usual, load } of chosen) {
    const rounds = asked ?? usual
    console.error(`\n${name}: ${rounds} rodadas`)
    const run = await load()
    const figures = await run({ rounds, log: (text) => console.error(`  ${text}`) })
    const ofPart = goals.filter(({ part }) => part === name)
    const text = `${table(figures, ofPart)}\n\n${on}; ${rounds} rodadas.`
    console.log(`\n${text}`)
    writeFileSync(document, replaceSection(readFileSync(document, 'utf8'), name, `\n${text}\n`))
    if (values.strict && ofPart.some((goal) => verdictOn(goal, figures)?.holds === false))
      process.exitCode = 1
  }
}
