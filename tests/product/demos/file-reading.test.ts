import { describe, expect, it } from 'vitest'
import { digestFile, readFileInParts } from '../../../src/demos/ui-kit/files/reading.ts'

const file = new Blob(['abc'.repeat(20)])

describe('a file', () => {
  it('is read in parts, to its end', async () => {
    const progress: number[] = []
    await readFileInParts(file, {
      from: 54,
      signal: new AbortController().signal,
      onProgress: (bytes) => progress.push(bytes),
    })
    expect(progress).toEqual([57, 60])
  })

  it('stops at an abort, and fails in the middle if it is interrupted', async () => {
    const controller = new AbortController()
    const progress: number[] = []
    const reading = readFileInParts(file, {
      from: 0,
      signal: controller.signal,
      onProgress: (bytes) => {
        progress.push(bytes)
        controller.abort()
      },
    })
    await expect(reading).rejects.toThrow()
    expect(progress).toEqual([3])
    const options = { from: 27, signal: new AbortController().signal, onProgress: () => {} }
    await expect(readFileInParts(file, { ...options, isInterrupted: true })).rejects.toThrow('interrupted')
  })

  it('has the SHA-256 of its content', async () => {
    expect(await digestFile(new Blob(['abc']))).toMatch(/^ba7816bf8f01cfea/)
  })
})
