import { useEffect, useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { EnteredList } from './entered-list.ts'
import type { WorkbookList } from './workbook/read-workbook.ts'

export const maxBytes = 10_000_000

/** Signatures (first bytes) of workbooks: an archive, and the container of old or encrypted workbooks. */
const workbookStarts = ['PK\u0003\u0004', '\u00D0\u00CF\u0011\u00E0']

type ReadFileResult =
  | ({ name: string } & Decoded)
  | { name: string; text: ''; workbook: WorkbookList }
  | { problem: string }

const readStart = async (file: File) =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()))

/** Reads a list from a file into memory. Returns the problem in Portuguese if that fails. */
export async function readFile(file: File): Promise<ReadFileResult> {
  try {
    const start = await readStart(file)
    if (start === '%PDF') return { problem: 'O arquivo é um PDF. Salve a lista como XLSX ou CSV.' }
    if (!workbookStarts.includes(start)) return await readTextFile(file)
    const { readWorkbook } = await import('./workbook/read-workbook.ts')
    const workbook = await readWorkbook(file)
    return 'problem' in workbook ? workbook : { name: file.name, text: '', workbook }
  } catch {
    return { problem: 'Não foi possível ler o arquivo. Escolha-o de novo.' }
  }
}

async function readTextFile(file: File): Promise<ReadFileResult> {
  if (file.size > maxBytes) return { problem: 'O arquivo tem mais de 10 MB. Divida-o em partes menores.' }
  const decoded = decode(new Uint8Array(await file.arrayBuffer()))
  if (decoded.text.trim() === '') return { problem: 'O arquivo está vazio.' }
  if (decoded.text.includes('\0'))
    return { problem: 'O arquivo não é de texto. Escolha um XLSX, CSV ou TXT.' }
  return { name: file.name, ...decoded }
}

type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

type Decoded = { text: string; encoding: Encoding }

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const decodeAs = (bytes: Uint8Array, label: string, options?: TextDecoderOptions) =>
  new TextDecoder(label, options).decode(bytes)

/** In Western text as UTF-16 every other byte is zero. Other encodings have no zero bytes. */
function detectUtf16(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const threshold = sample.length / 4
  if (zeros(1) > threshold) return 'utf-16le'
  return zeros(0) > threshold ? 'utf-16be' : undefined
}

/**
 * Decodes a text file by its byte order mark. Without one, it tries UTF-16, then UTF-8, then Windows-1252.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: decodeAs(bytes, 'utf-16le'), encoding: 'UTF-16' }
  if (startsWith(bytes, 0xfe, 0xff)) return { text: decodeAs(bytes, 'utf-16be'), encoding: 'UTF-16' }
  const utf16Label = detectUtf16(bytes)
  if (utf16Label) return { text: decodeAs(bytes, utf16Label), encoding: 'UTF-16' }
  try {
    return { text: decodeAs(bytes, 'utf-8', { fatal: true }), encoding: 'UTF-8' }
  } catch {
    return { text: decodeAs(bytes, 'windows-1252'), encoding: 'Windows-1252' }
  }
}

/** Reads a list from the file that the user chose last. */
export function useFileReader(onRead: (list: EnteredList) => void) {
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const readList = async (file: File) => {
    latest.current = file
    setReading(true)
    setProblem(undefined)
    const result = await readFile(file)
    if (latest.current !== file) return
    setReading(false)
    if (!('problem' in result)) return onRead(result)
    setProblem(result.problem)
    announce(result.problem)
  }
  return { isReading, problem, readList }
}
