import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { describeBuild } from '../../../../codegen/vite/environment/describe-build.ts'
import { temporaryFolder } from '../../support/temporary-project.ts'

function project() {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }))
  return folder
}

afterEach(() => vi.unstubAllEnvs())

it('takes commit and time of a reproducible build from the environment', async () => {
  vi.stubEnv('AVERIGUA_COMMIT', 'a'.repeat(40))
  vi.stubEnv('SOURCE_DATE_EPOCH', '1790000000')
  expect(await describeBuild(project())).toEqual({
    version: '1.2.3',
    commit: 'a'.repeat(40),
    builtAt: '2026-09-21T14:13:20.000Z',
  })
})

it('has no commit outside a checkout', async () => {
  vi.stubEnv('AVERIGUA_COMMIT', '')
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  const { commit, builtAt } = await describeBuild(project())
  expect(commit).toBeUndefined()
  expect(Math.abs(Date.now() - Date.parse(builtAt))).toBeLessThan(60_000)
})
