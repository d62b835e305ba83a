// `npm run compress -- [folder]`: writes a `.gz` and a `.br` beside each file of a build (dist) that gets smaller.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { parseOptions, reportFailure } from '../command-line.ts'

const usage = `Uso: npm run compress -- [PASTA]

Escreve um .gz e um .br ao lado de cada arquivo de uma construção (dist) que fica menor.
`

/** Smaller files are not worth a decompression. */
const minBytes = 512

/** Not index.html: `deploy/configure` writes it at the start. Images and fonts are compressed already. */
const compressible = /\.(?:css|js|json|svg|txt|xml)$/

const compressions = [
  ['gz', (content: Buffer) => promisify(gzip)(content, { level: 9 })],
  ['br', (content: Buffer) => promisify(brotliCompress)(content)],
] as const

try {
  const { values, positionals } = parseOptions({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) console.log(usage)
  else await compressFolder(positionals[0] ?? 'dist')
} catch (error) {
  reportFailure(error, usage)
}

async function compressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => compressible.test(name)).map((name) => join(folder, name))
  const counts = await Promise.all(files.map(compressFile))
  console.log(`${counts.reduce((sum, count) => sum + count, 0)} arquivos comprimidos em ${folder}`)
}

async function compressFile(file: string): Promise<number> {
  const content = await readFile(file)
  if (content.length < minBytes) return 0
  const written = compressions.map(async ([ending, compress]) => {
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(`${file}.${ending}`, compressed)
  })
  await Promise.all(written)
  return written.length
}
