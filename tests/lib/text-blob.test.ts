import { describe, expect, it } from 'vitest'
import { buildTextBlob } from '../../src/lib/text-blob.ts'

const pieces = Array.from({ length: 5_000 }, (_, index) => `linha ${index}, ç 😀\r\n`)

describe('buildTextBlob', () => {
  it('has the bytes of the whole text, and reports progress', async () => {
    const progress: number[] = []
    const file = await buildTextBlob(['\uFEFF', '', ...pieces], { onProgress: (done) => progress.push(done) })
    const whole = new Blob([`\uFEFF${pieces.join('')}`])
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await whole.arrayBuffer()))
    expect(progress.at(-1)).toBe(pieces.length + 1)
  })

  it('rejects when it is cancelled', async () => {
    const controller = new AbortController()
    function* slowly() {
      for (const piece of pieces) {
        for (let start = performance.now(); performance.now() - start < 0.05; );
        yield piece
      }
    }
    const pause = async () => controller.abort()
    await expect(buildTextBlob(slowly(), { signal: controller.signal, pause })).rejects.toThrow()
  })
})
