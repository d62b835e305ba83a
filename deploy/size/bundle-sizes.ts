import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { collectReachable, htmlScripts } from '../../codegen/build/module-graph.ts'

/** `size` and `limit` in kB after gzip; `requests` counts the files. */
export type Size = { name: string; size: number; limit: number; requests?: number }

/** A page to measure: its modules without extension, besides the scripts of `index.html`. */
export type MeasuredPage = { name: string; limit: number; modules: string[] }

type Bundle = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/**
 * Returns the JavaScript each page needs before it renders: the scripts of `index.html`, its modules, and
 * their static imports.
 */
export function pageSizes(bundle: Bundle, pages: MeasuredPage[]): Size[] {
  const files = new Map(bundle.map((file) => [file.fileName, file]))
  const fileByModule = new Map(
    listChunks(bundle).flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [stripExtension(id), fileName]),
    ),
  )
  const listImports = (name: string) => {
    const file = files.get(name)
    return file?.type === 'chunk' ? file.imports : []
  }
  return pages.map(({ name, limit, modules }) => {
    const starts = [
      ...listScripts(files.get('index.html')),
      ...modules.map((id) => findFile(id, fileByModule)),
    ]
    const needed = [...collectReachable(starts, listImports)]
    const size = needed.reduce((sum, file) => sum + gzipSize(readBundleContent(files.get(file))), 0)
    return { name, limit, size, requests: needed.length }
  })
}

/**
 * Returns the chunks of at least `minSize` kB, the largest first, each with its importing module relative to
 * `root`.
 */
export function chunkSizes(bundle: Bundle, root: string, minSize: number, limit: number): Size[] {
  return listChunks(bundle)
    .map((chunk) => ({ name: formatChunkName(chunk, root), size: gzipSize(chunk.code), limit }))
    .filter(({ size }) => size >= minSize)
    .toSorted((a, b) => b.size - a.size)
}

const listChunks = (bundle: Bundle) => bundle.filter((file) => file.type === 'chunk')

function formatChunkName({ fileName, facadeModuleId }: Rolldown.OutputChunk, root: string): string {
  if (!facadeModuleId) return fileName
  return `${fileName} (${relative(root, facadeModuleId).replace('\0', '').replaceAll('\\', '/')})`
}

const stripExtension = (id: string) => id.replace(/\.[jt]sx?$/, '')

function findFile(id: string, fileByModule: Map<string, string>): string {
  const file = fileByModule.get(id)
  if (file === undefined) throw new Error(`The build has no module ${id}`)
  return file
}

function listScripts(page: Bundle[number] | undefined): string[] {
  const scripts = htmlScripts(readBundleContent(page).toString())
  if (scripts.length === 0) throw new Error('The build has no index.html with scripts')
  return scripts
}

function readBundleContent(file: Bundle[number] | undefined): string | Uint8Array {
  if (file === undefined) return ''
  return file.type === 'chunk' ? file.code : file.source
}

/** Returns the size after gzip in kB (1,000 bytes). */
export const gzipSize = (content: string | Uint8Array): number => gzipSync(content).length / 1000
