import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Composer, type Document, Parser } from 'yaml'
import { type FileKind, fileKinds } from '../../manifest/schema/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { type ManifestDocument, manifestDocument } from './manifest-document.ts'
import { manifestFiles } from './manifest-files.ts'
import { sourceText } from './source-text.ts'
import { forbiddenCharacter, tooDeep, type Unsafe, unsafeParts } from './yaml-safety.ts'

const largest = 1_000_000

export type ReadManifest = {
  documents: ManifestDocument[]
  /** Kinds of which some file could not be read or parsed: rules that need all of them stay silent. */
  broken: Set<FileKind>
  diagnostics: Diagnostic[]
}

/** Path of a file as messages show it: relative to the working directory, with forward slashes. */
export const shownPath = (path: string, cwd: string) => relative(cwd, path).replaceAll('\\', '/') || '.'

const atStart = (code: DiagnosticCode, file: string, message: string, hint?: string): Diagnostic => ({
  code,
  severity: 'error',
  message,
  file,
  line: 1,
  column: 1,
  ...(hint ? { hint } : {}),
})

/** A file's text without its byte order mark, or why it has none. */
function readText(path: string, file: string): string | Diagnostic {
  if (statSync(path).size > largest) return atStart('too-large', file, 'O arquivo tem mais de 1 MB')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    return atStart(
      'not-utf8',
      file,
      'O arquivo não é texto em UTF-8',
      'salve o arquivo com codificação UTF-8',
    )
  }
}

type Parsed = { document: Document; problems: Unsafe[] }

/** YAML's own errors and warnings in one list, in Portuguese where they are ours. */
function yamlProblems(documents: Document[]): Unsafe[] {
  const own = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])
  const problems = own.map(({ pos, message, code }): Unsafe => {
    const [first = message] = message.split('\n')
    const said = `YAML inválido: ${first.replace(/ at line .*$/, '')}`
    return { code: code === 'TAG_RESOLVE_FAILED' ? 'yaml-tag' : 'yaml-syntax', offset: pos[0], message: said }
  })
  const second = documents[1]
  if (second)
    problems.push({
      code: 'yaml-syntax',
      offset: second.range?.[0] ?? 0,
      message: 'O arquivo deve ter um só documento YAML',
    })
  return problems
}

function parseYaml(text: string): Parsed {
  const tokens = [...new Parser().parse(text)]
  const deep = tooDeep(tokens)
  // That keys are unique is checked below: the library compares each with all before it.
  const composer = new Composer({ logLevel: 'silent', keepSourceTokens: false, uniqueKeys: false })
  const documents = deep ? [] : [...composer.compose(tokens, true, text.length)]
  const [document] = documents
  if (!document || deep)
    return {
      document: new Composer().compose([], true, 0).next().value as Document,
      problems: deep ? [deep] : [],
    }
  const problems = yamlProblems(documents)
  const character = forbiddenCharacter(text)
  const inNodes = unsafeParts(document).filter(({ code }) => !(character && code === character.code))
  return { document, problems: [...problems, ...(character ? [character] : []), ...inNodes] }
}

function readFile(
  folder: string,
  name: string,
  kind: FileKind,
  cwd: string,
): ManifestDocument | Diagnostic[] {
  const path = join(folder, name)
  const file = shownPath(path, cwd)
  const text = readText(path, file)
  if (typeof text !== 'string') return [text]
  const source = sourceText(text)
  const { document, problems } = parseYaml(text)
  if (problems.length === 0) return manifestDocument({ kind, name, file, source, document })
  return problems.map(({ code, offset, message }) => {
    const at = source.positionOf(offset)
    return { code, severity: 'error', message, file, ...at, frame: source.frameAt(at) }
  })
}

function unknownFile(folder: string, name: string, cwd: string): Diagnostic {
  const file = shownPath(join(folder, name), cwd)
  const hint = name.endsWith('.yml') ? 'use a terminação .yaml' : suggestionHint(name, Object.keys(fileKinds))
  return atStart('unknown-file', file, `O arquivo ${name} não faz parte do manifesto`, hint)
}

/** Reads every YAML file below a manifest folder. What is wrong with one never hides another. */
export function readManifest(folder: string, cwd: string): ReadManifest {
  const shown = shownPath(folder, cwd)
  const result: ReadManifest = { documents: [], broken: new Set(), diagnostics: [] }
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    result.diagnostics.push(atStart('missing-file', shown, `A pasta do manifesto ${shown} não existe`))
    return result
  }
  const files = manifestFiles(folder)
  for (const { name, kind } of files) {
    const read = kind ? readFile(folder, name, kind, cwd) : [unknownFile(folder, name, cwd)]
    if (!Array.isArray(read)) result.documents.push(read)
    else {
      result.diagnostics = result.diagnostics.concat(read)
      if (kind) result.broken.add(kind)
    }
  }
  if (!files.some(({ name }) => name === 'app.yaml')) {
    const file = shownPath(join(folder, 'app.yaml'), cwd)
    result.diagnostics.push(
      atStart(
        'missing-file',
        file,
        'Falta o arquivo app.yaml',
        'crie-o com ao menos: product: Nome do produto',
      ),
    )
    result.broken.add('app.yaml')
  }
  return result
}
