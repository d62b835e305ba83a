import { cpSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { haveSameContents, readFiles } from '../../../codegen/output/known-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'known-files-'))
const path = join(folder, 'file.yaml')
const other = join(folder, 'other.yaml')
const past = new Date('2020-01-01T00:00:00Z')

afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

/** A reading some time after the last change of a file, as if that time had passed. */
function readLater(files: string[], known = {}) {
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const found = readFiles(files, known)
  vi.useRealTimers()
  return found
}

const changes: Record<string, () => void> = {
  'same size, at once': () => writeFileSync(path, 'b'),
  'same size, times set back': () => {
    writeFileSync(path, 'b')
    utimesSync(path, past, past)
  },
  'a copy with preserved times put in its place': () => {
    writeFileSync(other, 'b')
    utimesSync(other, past, past)
    cpSync(other, path, { preserveTimestamps: true })
  },
  'another file renamed into its place': () => {
    writeFileSync(other, 'b')
    utimesSync(other, past, past)
    renameSync(other, path)
  },
}

describe('readFiles', () => {
  it.each(Object.entries(changes))('sees a change: %s', (_name, change) => {
    writeFileSync(path, 'a')
    utimesSync(path, past, past)
    for (const read of [readFiles, readLater]) {
      const known = read([path])
      change()
      expect(haveSameContents(known, readFiles([path], known))).toBe(false)
      writeFileSync(path, 'a')
      utimesSync(path, past, past)
    }
  })

  it('keeps no stamp of a file that was just changed, and reads it again', () => {
    writeFileSync(path, 'a')
    expect(readFiles([path])[path]?.[1]).toBe('')
  })

  it('does not read a file again whose stamp it knows', () => {
    writeFileSync(path, 'a')
    const known = readLater([path])
    const stamped = { [path]: ['another digest', known[path]?.[1] ?? ''] as [string, string] }
    expect(readFiles([path], stamped)).toEqual(stamped)
  })

  it('finds the same content behind other times', () => {
    writeFileSync(path, 'a')
    const known = readLater([path])
    utimesSync(path, past, past)
    const again = readLater([path], known)
    expect(again).not.toEqual(known)
    expect(haveSameContents(known, again)).toBe(true)
  })

  it('tells files apart that came and went', () => {
    writeFileSync(other, 'a')
    const known = readFiles([path, other])
    expect(haveSameContents(known, readFiles([path]))).toBe(false)
    expect(haveSameContents(readFiles([path]), known)).toBe(false)
  })
})
