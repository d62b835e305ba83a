import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { download } from '../../src/lib/download.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('downloads a file with name, type and content, and then revokes its URL', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:teste')
  const revokeUrl = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  const clicked: { href: string; download: string }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download })
  })

  download('cep-1.csv', 'text/csv', '\uFEFFa;é\r\n')

  const blob = createUrl.mock.calls[0]?.[0] as Blob
  expect(clicked).toEqual([{ href: 'blob:teste', download: 'cep-1.csv' }])
  expect(blob.type).toBe('text/csv')
  expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([
    0xef, 0xbb, 0xbf, 0x61, 0x3b, 0xc3, 0xa9, 0x0d, 0x0a,
  ])
  expect(revokeUrl).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revokeUrl).toHaveBeenCalledWith('blob:teste')
})
