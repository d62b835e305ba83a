import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Already compressed. */
const compressedExtensions = new Set(['.woff2', '.png', '.webp', '.avif'])

/** Serves a built app on a free loopback port, gzipped once, with `index.html` for unknown paths. */
export async function serveBuilt(folder: string) {
  const fileCache = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const readCompressed = (file: string) => {
    const cached = fileCache.get(file)
    if (cached) return cached
    const extension = extname(file)
    const headers = {
      'Content-Type': contentTypes[extension] ?? 'application/json',
      'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    }
    const bytes = readFileSync(file)
    const answer = compressedExtensions.has(extension)
      ? { body: bytes, headers }
      : { body: gzipSync(bytes), headers: { ...headers, 'Content-Encoding': 'gzip' } }
    fileCache.set(file, answer)
    return answer
  }
  const server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const isThere = existsSync(file) && statSync(file).isFile()
    const { body, headers } = readCompressed(isThere ? file : join(folder, 'index.html'))
    response.writeHead(200, { ...headers, 'Content-Length': String(body.length) }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
