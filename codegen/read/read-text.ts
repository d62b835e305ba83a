import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { ManifestSource } from './manifest-source.ts'

const maxBytes = 1_000_000

/** Why a file has no text. */
export type ReadIssue = { code: DiagnosticCode; message: string; hint: string }

/** A file's bytes as text, without the byte order mark. A file that is too large is not read. */
export function readText(source: ManifestSource, name: string): string | ReadIssue {
  if (source.size(name) > maxBytes)
    return {
      code: 'too-large',
      message: 'O arquivo tem mais de 1 MB',
      hint: 'divida o que está nele em mais arquivos, ou encurte os exemplos',
    }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(source.bytes(name))
  } catch {
    return {
      code: 'not-utf8',
      message: 'O arquivo não é texto em UTF-8',
      hint: 'salve o arquivo com codificação UTF-8',
    }
  }
}
