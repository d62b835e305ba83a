import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { describeBuild } from '../../../../codegen/build/environment/mark-build.ts'
import { temporaryFolder } from '../../support/temporary-project.ts'

function project() {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }))
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

it('takes commit and time of a reproducible build from the environment', async () => {
  vi.stubEnv('AVERIGUA_COMMIT', 'a'.repeat(40))
  vi.stubEnv('SOURCE_DATE_EPOCH', '1790000000')
  expect(await describeBuild(project())).toEqual({
    version: '1.2.3',
    commit: 'a'.repeat(40),
    builtAt: '2026-09-21T14:13:20.000Z',
  })
})

it('has no commit outside a checkout, and the time of the clock', async () => {
  vi.stubEnv('AVERIGUA_COMMIT', '')
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 8, 21) })
  expect(await describeBuild(project())).toEqual({ version: '1.2.3', builtAt: '2026-09-21T00:00:00.000Z' })
})
