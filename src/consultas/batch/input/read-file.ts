import { type Decoded, decode } from './decode.ts'

export const maxBytes = 10_000_000

/** Signatures (first bytes) of files that users choose by mistake instead of a CSV. */
const unsupportedKinds: [name: string, start: string][] = [
  ['uma planilha do Excel', 'PK\u0003\u0004'],
  ['uma planilha do Excel', '\u00D0\u00CF\u0011\u00E0'],
  ['um PDF', '%PDF'],
]

export type ReadFileResult = ({ name: string } & Decoded) | { problem: string }

/** Reads a list from a file, which stays in memory; says in Portuguese why where it cannot. */
export async function readFile(file: File): Promise<ReadFileResult> {
  if (file.size > maxBytes) return { problem: 'O arquivo tem mais de 10 MB. Divida-o em partes menores.' }
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return { problem: 'Não foi possível ler o arquivo. Escolha-o de novo.' }
  const start = String.fromCharCode(...bytes.subarray(0, 4))
  const kind = unsupportedKinds.find(([, signature]) => start.startsWith(signature))
  if (kind) return { problem: `O arquivo é ${kind[0]}. Salve a lista como CSV e escolha o CSV.` }
  const decoded = decode(bytes)
  if (decoded.text.trim() === '') return { problem: 'O arquivo está vazio.' }
  if (decoded.text.includes('\0')) return { problem: 'O arquivo não é de texto. Escolha um CSV ou TXT.' }
  return { name: file.name, ...decoded }
}
