import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../codegen/support/temporary-project.ts'

const script = join(import.meta.dirname, '../../deploy/publish.sh')

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

const run = (...args: string[]) => spawnSync(script, args, { cwd: folder, encoding: 'utf8' })

/** Builds version `n` with one file of its own, and publishes it. */
function publish(n: number) {
  const dist = join(folder, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'dash'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), `page ${n}`)
  writeFileSync(join(dist, `dash/app-${n}.js`), `${n}`)
  return run('dist', 'site').status
}

const assets = () => readdirSync(join(folder, 'site/dash')).sort()

const page = () => readFileSync(join(folder, 'site/index.html'), 'utf8')

describe('publish.sh', () => {
  it('keeps the files of the last two builds for open tabs', () => {
    for (let n = 8; n <= 12; n += 1) expect(publish(n)).toBe(0)
    expect(page()).toBe('page 12')
    expect(assets()).toEqual(['app-10.js', 'app-11.js', 'app-12.js'])
  })

  it('leaves source maps out', () => {
    publish(1)
    writeFileSync(join(folder, 'dist/dash/app-1.js.map'), '{}')
    expect(run('dist', 'site').status).toBe(0)
    expect(assets()).toEqual(['app-1.js'])
  })

  it('goes back to the build before, whose files are still there', () => {
    for (const n of [1, 2, 3]) publish(n)
    expect(run('--back', 'site').status).toBe(0)
    expect(page()).toBe('page 2')
    expect(assets()).toContain('app-2.js')
    expect(run('--back', 'site').status).toBe(0)
    expect(page()).toBe('page 1')
    const { status, stderr } = run('--back', 'site')
    expect([status, stderr]).toEqual([1, 'Não há construção anterior.\n'])
  })

  it('publishes no folder without a page', () => {
    const { status, stderr } = run('nothing', 'site')
    expect([status, stderr]).toEqual([1, 'Em nothing não há construção.\n'])
  })
})
