import { randomBytes } from 'node:crypto'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunkSizes, gzipSize, pageSizes } from '../../../deploy/size/bundle-sizes.ts'

/** Random text, which gzip cannot compress below its byte count. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')

type BundleChunk = Partial<Pick<Rolldown.OutputChunk, 'moduleIds' | 'imports' | 'facadeModuleId'>> & {
  code: string
}

const chunk = (fileName: string, { moduleIds = [], imports = [], ...rest }: BundleChunk) =>
  ({
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    facadeModuleId: null,
    ...rest,
  }) as unknown as Rolldown.OutputChunk

const asset = (fileName: string, source: string) =>
  ({ type: 'asset', fileName, source }) as Rolldown.OutputAsset

const files = [
  chunk('dash/first.js', { moduleIds: ['/p/src/main.tsx', '/p/src/login.tsx'], code: noise(3000) }),
  chunk('dash/layout.js', {
    moduleIds: ['/p/src/layout.tsx'],
    imports: ['dash/first.js'],
    code: noise(2000),
  }),
  chunk('dash/page.js', {
    moduleIds: ['/p/src/home.tsx'],
    imports: ['dash/layout.js', 'dash/first.js'],
    facadeModuleId: '/p/src/home.tsx',
    code: noise(30_000),
  }),
  chunk('dash/other.js', { moduleIds: ['/p/src/other.tsx'], imports: ['dash/page.js'], code: noise(900) }),
  asset('dash/boot.js', noise(500)),
]
const html =
  '<body><script src="/dash/boot.js"></script><script type="module" crossorigin src="/dash/first.js"></script></body>'
const bundle = [...files, asset('index.html', html)]

const computeSize = (...names: string[]) =>
  files
    .filter(({ fileName }) => names.includes(fileName))
    .reduce((sum, file) => sum + gzipSize(file.type === 'chunk' ? file.code : file.source), 0)

const measured = (...modules: string[]) => pageSizes(bundle, [{ name: 'page', limit: 5, modules }])

describe('pageSizes', () => {
  it('counts the scripts of index.html, the modules and their static imports once', () => {
    expect(measured('/p/src/layout', '/p/src/home')).toEqual([
      {
        name: 'page',
        limit: 5,
        requests: 4,
        size: expect.closeTo(computeSize('dash/boot.js', 'dash/first.js', 'dash/layout.js', 'dash/page.js')),
      },
    ])
  })

  it('does not count files twice that several modules share', () => {
    expect(measured('/p/src/login')).toMatchObject([
      { requests: 2, size: computeSize('dash/boot.js', 'dash/first.js') },
    ])
  })

  it('throws for a module outside the build', () => {
    expect(() => measured('/p/src/logn')).toThrow('/p/src/logn')
  })

  it('throws for a bundle without a page', () => {
    expect(() => pageSizes(files, [{ name: 'page', limit: 5, modules: [] }])).toThrow('index.html')
  })
})

describe('chunkSizes', () => {
  it('lists the chunks from the minimum size, largest first, with their importers', () => {
    expect(chunkSizes(bundle, '/p', 2, 20)).toEqual([
      { name: 'dash/page.js (src/home.tsx)', size: computeSize('dash/page.js'), limit: 20 },
      { name: 'dash/first.js', size: computeSize('dash/first.js'), limit: 20 },
      { name: 'dash/layout.js', size: computeSize('dash/layout.js'), limit: 20 },
    ])
  })
})
