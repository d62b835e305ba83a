import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Tests of `npm test` in Vitest, but not this one. */
const isUnitTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && !/^(?:e2e|bench|full)\/|\.full\.test\.|^structure\/clocks/.test(path)

/** Durations that the machine decides, waits for a fixed time, and polls with a short limit. */
const measuredTime = /performance\.now|process\.cpuUsage|setTimeout\(resolve, |vi\.waitFor|expect\.poll/

it('no unit test depends on the speed of the machine', () => {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isUnitTest)
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((path) => measuredTime.test(readFileSync(join(folder, path), 'utf8')))).toEqual([])
})
