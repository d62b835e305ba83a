import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFileTimes } from '../../../codegen/output/file-times.mjs'

describe('readFileTimes', () => {
  let folder = ''
  let file = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'averigua-file-times-'))
    file = join(folder, 'one.txt')
    writeFileSync(file, 'one')
  })

  afterEach(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true })
  })

  it('has another digest after an edit, even with the same size and modification time', () => {
    const { digest } = readFileTimes([file])
    expect(readFileTimes([file]).digest).toBe(digest)
    const { atime, mtime, ctimeMs } = statSync(file)
    // File systems of Linux store the time of the last tick, every 4 to 10 ms.
    while (statSync(file).ctimeMs === ctimeMs) {
      writeFileSync(file, 'two')
      utimesSync(file, atime, mtime)
    }
    expect(readFileTimes([file]).digest).not.toBe(digest)
  })

  it('has another digest if another file took the place', () => {
    const { digest } = readFileTimes([file])
    writeFileSync(join(folder, 'other.txt'), 'two')
    renameSync(join(folder, 'other.txt'), file)
    expect(readFileTimes([file]).digest).not.toBe(digest)
  })

  it('is settled two seconds after the last change', () => {
    expect(readFileTimes([file]).areSettled).toBe(false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
    expect(readFileTimes([file]).areSettled).toBe(true)
  })
})
