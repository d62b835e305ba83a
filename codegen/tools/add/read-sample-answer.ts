import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { CommandError } from '../../diagnostics/errors.ts'
import { readErrorCode } from '../../output/output-folder.ts'
import { findJsonError } from './find-json-error.ts'

/** As large as a file of the manifest may be: the example becomes part of one. */
const maxBytes = 1_000_000

/** Deeper answers do not fit into a manifest's 32 levels, whatever is left out of them. */
const maxDepth = 200

/**
 * The answer in a JSON file. What is wrong with it is said without a word of what it holds.
 *
 * @throws CommandError
 */
export function readSampleAnswer(file: string, cwd: string): Json {
  const answer = parseAnswer(file, readText(file, resolve(cwd, file)))
  if (typeof answer !== 'object' || answer === null)
    throw new CommandError(`${file} tem um valor só; uma resposta é um objeto { } ou uma lista [ ]`)
  if (Object.keys(answer).length === 0)
    throw new CommandError(`A resposta em ${file} está vazia: não há o que mostrar dela`)
  if (measureDepth(answer) > maxDepth)
    throw new CommandError(`A resposta em ${file} tem mais de ${maxDepth} níveis`)
  return answer
}

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

function parseAnswer(file: string, text: string): Json {
  if (text.trim() === '') throw new CommandError(`${file} está vazio`)
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = findJsonError(text)
    throw new CommandError(`${file}:${line}:${column} não é JSON: o erro está aqui ou logo antes`)
  }
}

/** Levels of an answer, counted without recursion. */
function measureDepth(answer: Json): number {
  let level: Json[] = [answer]
  let depth = 0
  while (level.length > 0 && depth <= maxDepth) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    depth += 1
  }
  return depth
}
