// `npm run compress [folder]`: writes a `.gz` and a `.br` beside each file of a build (dist) that gets smaller.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Smaller files are not worth a decompression. */
const minBytes = 512

/** Not index.html: `deploy/configure` writes it at the start. Images and fonts are compressed already. */
const compressible = /\.(?:css|js|json|svg|txt|xml)$/

const compressions = [
  ['gz', (content: Buffer) => promisify(gzip)(content, { level: 9 })],
  ['br', (content: Buffer) => promisify(brotliCompress)(content)],
] as const

const folder = process.argv[2] ?? 'dist'
const names = await readdir(folder, { recursive: true })
const counts = await Promise.all(names.filter((name) => compressible.test(name)).map(compressFile))
console.log(`${counts.reduce((sum, count) => sum + count, 0)} arquivos comprimidos em ${folder}`)

async function compressFile(name: string): Promise<number> {
  const file = join(folder, name)
  const content = await readFile(file)
  if (content.length < minBytes) return 0
  const written = compressions.map(async ([ending, compress]) => {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed)
  })
  await Promise.all(written)
  return written.length
}
