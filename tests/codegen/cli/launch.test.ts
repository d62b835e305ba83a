import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { banner } from '../../../codegen/output/banner.ts'
import { launcher, temporaryProject } from '../support/temporary-project.ts'

/** A run that did its work says how long it took. */
const isShortcut = (output: string) => output.endsWith('arquivos)\n')

/** Milliseconds that a run of Node takes. */
function timeOf(args: string[], cwd: string): number {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'ignore' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return performance.now() - start
}

const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

describe('a run that finds nothing to do', () => {
  it('takes at most twice as long as Node takes to start', { timeout: 60_000 }, () => {
    const { folder, codegen } = temporaryProject()
    codegen()
    const unchanged: number[] = []
    const bare: number[] = []
    for (let round = 0; round < 15; round += 1) {
      bare.push(timeOf(['-e', '0'], folder))
      unchanged.push(timeOf([launcher], folder))
    }
    expect(median(unchanged) / median(bare)).toBeLessThanOrEqual(2)
  })

  it('is told from one after a change of whatever kind', () => {
    const { folder, put, codegen } = temporaryProject({ 'manifest/content/changelog.yaml': 'releases: []\n' })
    const changes: Record<string, () => void> = {
      'nothing was there': () => undefined,
      'a manifest file changed': () => put('manifest/app.yaml', 'product: Novo\n'),
      'a manifest file is new': () => put('manifest/content/faq.yaml', 'sections: []\n'),
      'a page changed': () => put('src/pages/dashboard.tsx', 'export default 1\n'),
      'an output was edited': () => put('src/generated/app.ts', `${banner}\nedited\n`),
      'an output is missing': () => rmSync(join(folder, 'src/generated/csp.ts')),
      'there is an orphan': () => put('src/generated/old.ts', ''),
    }
    for (const [change, make] of Object.entries(changes)) {
      make()
      expect([change, isShortcut(codegen().stdout)]).toEqual([change, false])
      expect([change, isShortcut(codegen().stdout)]).toEqual([change, true])
    }
    expect(codegen('--check').status).toBe(0)
  })

  it('is not taken for one after a page went away', () => {
    const { folder, codegen } = temporaryProject()
    codegen()
    rmSync(join(folder, 'src/pages/dashboard.tsx'))
    const { status, stderr } = codegen()
    expect(status).toBe(1)
    expect(stderr).toContain('[missing-page]')
  })

  it('is never taken for granted by --check', () => {
    const { codegen } = temporaryProject()
    codegen()
    expect(codegen('--check').stdout).toContain('em dia')
  })
})
