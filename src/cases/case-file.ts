import * as z from 'zod/mini'
import { app } from '@/generated/app.ts'
import { download } from '@/lib/download.ts'
import { time } from '@/state/reader.ts'
import type { Bytes } from './crypto.ts'
import { rounds } from './crypto.ts'
import { type CaseRecord, caseFormat, caseVersion } from './record.ts'

/** The largest file that is read, in bytes. */
const maxBytes = 200_000_000

const at = z.custom<number>((value) => time(value) !== undefined)

const sealed = z.object({ nonce: z.base64(), ciphertext: z.base64() })

/** A case in a file: the stored record, with bytes in base64. */
const caseFile = z.object({
  format: z.literal(caseFormat),
  version: z.literal(caseVersion),
  rounds: z.literal(rounds),
  id: z.uuid(),
  createdAt: at,
  savedAt: at,
  size: z.int(),
  salt: z.base64(),
  check: sealed,
  contents: sealed,
})

export type ImportProblem = 'foreign' | 'version' | 'damaged' | 'too-large' | 'unreadable'

export const importProblemTexts: Record<ImportProblem, string> = {
  foreign: 'O arquivo não é um caso exportado. Escolha um arquivo feito por “Exportar caso”.',
  version: 'O arquivo foi feito por outra versão do painel e não pode ser lido aqui.',
  damaged: 'O arquivo está incompleto ou foi alterado. Nada foi importado.',
  'too-large': 'O arquivo tem mais de 200 MB.',
  unreadable: 'Não foi possível ler o arquivo. Escolha-o de novo.',
}

/** Characters that one call of `String.fromCharCode` takes. */
const step = 0x8000

function toBase64(bytes: Bytes): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += step)
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  return btoa(text)
}

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** Returns the file's content. It is encrypted like the stored record. */
export function buildCaseFile({ head, salt, check, contents }: CaseRecord): string {
  const encode = ({ nonce, ciphertext }: CaseRecord['check']) => ({
    nonce: toBase64(nonce),
    ciphertext: toBase64(ciphertext),
  })
  const file = {
    format: caseFormat,
    rounds,
    ...head,
    salt: toBase64(salt),
    check: encode(check),
    contents: encode(contents),
  }
  return JSON.stringify(file)
}

/** Downloads a case. The file's name has its date and the start of its id. */
export function downloadCase(record: CaseRecord): void {
  const { id, createdAt } = record.head
  const date = new Date(createdAt).toLocaleDateString('sv-SE')
  download(
    `${app.storagePrefix}-caso-${date}-${id.slice(0, 4)}.caso`,
    'application/json',
    buildCaseFile(record),
  )
}

/** Reads a file chosen by the user. It checks the form only: the passphrase decides about the contents. */
export async function readCaseFile(file: File): Promise<CaseRecord | { problem: ImportProblem }> {
  if (file.size > maxBytes) return { problem: 'too-large' }
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: 'unreadable' } : parseCaseFile(text)
}

export function parseCaseFile(text: string): CaseRecord | { problem: ImportProblem } {
  const raw = tryParse(text)
  // A truncated file is no JSON, but it starts like one.
  if (raw === undefined) return { problem: text.includes(`"${caseFormat}"`) ? 'damaged' : 'foreign' }
  if (Reflect.get(raw, 'format') !== caseFormat) return { problem: 'foreign' }
  if (Reflect.get(raw, 'version') !== caseVersion) return { problem: 'version' }
  const { success, data } = caseFile.safeParse(raw)
  if (!success) return { problem: 'damaged' }
  const { id, version, createdAt, savedAt, size, salt, check, contents } = data
  const decode = ({ nonce, ciphertext }: typeof check) => ({
    nonce: fromBase64(nonce),
    ciphertext: fromBase64(ciphertext),
  })
  const record = {
    head: { id, version, createdAt, savedAt, size },
    salt: fromBase64(salt),
    check: decode(check),
    contents: decode(contents),
  }
  return record.contents.ciphertext.length === size ? record : { problem: 'damaged' }
}

function tryParse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
