import { describe, expect, it } from 'vitest'
import { buildTextBlob } from '../../src/lib/text-blob.ts'

const pieces = Array.from({ length: 5_000 }, (_, index) => `linha ${index}, ç 😀\r\n`)

describe('buildTextBlob', () => {
  it('has the bytes of the whole text, and reports progress', async () => {
    const progress: number[] = []
    const file = await buildTextBlob(['\uFEFF', '', ...pieces], { onProgress: (done) => progress.push(done) })
    const whole = new Blob([`\uFEFF${pieces.join('')}`])
    // A comparison of the buffers by `toEqual` takes seconds.
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await whole.arrayBuffer()))).toBe(true)
    expect(progress.at(-1)).toBe(pieces.length + 1)
  })

  it('rejects when it is cancelled', async () => {
    const controller = new AbortController()
    let time = 0
    const options = {
      signal: controller.signal,
      pause: async () => controller.abort(),
      now: () => (time += 1),
    }
    await expect(buildTextBlob(pieces, options)).rejects.toThrow()
  })
})
