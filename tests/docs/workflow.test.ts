import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

function parse(path: string) {
  const document = parseDocument(read(path))
  expect([...document.errors, ...document.warnings]).toEqual([])
  return document.toJS()
}

type Job = { strategy?: { matrix: { node: number[] } }; steps: { run?: string }[] }

describe('the CI workflow', () => {
  const { jobs } = parse('.github/workflows/ci.yml') as {
    jobs: { readme: Job; [name: string]: Job }
  }
  const joinRunScripts = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n')

  it('runs the README’s two commands on the oldest, the recommended and the newest Node', () => {
    expect(jobs.readme.strategy?.matrix.node).toEqual([20, 24, 26])
    const commands = Array.from(
      read('README.md').matchAll(/^npm ci && (npm \w+) /gm),
      ([, command]) => command,
    )
    expect(commands).toEqual(['npm start', 'npm test'])
    for (const command of commands) expect(joinRunScripts(jobs.readme)).toContain(command)
  })

  it('runs scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const runs = Object.values(jobs).map(joinRunScripts).join('\n')
    const named = Array.from(
      runs.matchAll(/npm (?:run )?(test:\w+|test|start|screenshots)\b/g),
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

it('updates packages and actions weekly', () => {
  const { updates } = parse('.github/dependabot.yml')
  expect(
    updates.map((update: { 'package-ecosystem': string; schedule: { interval: string } }) => [
      update['package-ecosystem'],
      update.schedule.interval,
    ]),
  ).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
  ])
})
