import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Lockfile = { packages: Record<string, { hasInstallScript?: boolean }> }

const { packages }: Lockfile = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
)

it('no package but esbuild runs a script at installation', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(scripted.map(([path]) => path)).toEqual(['node_modules/esbuild'])
})
