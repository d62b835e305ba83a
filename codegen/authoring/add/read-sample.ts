import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CommandError } from '../../diagnostics/errors.ts'
import { readErrorCode } from '../../output/output-folder.ts'

/** In bytes: the limit of a manifest file, which will contain the example. */
const maxBytes = 1_000_000

/**
 * Reads the text of a sample answer from a file.
 *
 * @throws CommandError if the file cannot be read.
 */
export const readSampleText = (file: string, cwd: string): string => readText(file, resolve(cwd, file))

function readText(file: string, path: string): string {
  const bytes = readBytes(file, path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${file} não é texto em UTF-8: salve-o com essa codificação`)
  }
}

function readBytes(file: string, path: string): Buffer {
  try {
    const stat = statSync(path)
    if (!stat.isFile()) throw new CommandError(`${file} não é um arquivo`)
    if (stat.size > maxBytes) throw new CommandError(`${file} tem mais de 1 MB: dê uma resposta menor`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof CommandError) throw error
    const code = readErrorCode(error)
    throw new CommandError(
      code === 'ENOENT' ? `O arquivo ${file} não existe` : `Não foi possível ler ${file} (${code ?? error})`,
    )
  }
}
