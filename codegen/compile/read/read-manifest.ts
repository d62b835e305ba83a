import { join } from 'node:path'
import { type FileKind, schemaByKind } from '../../../manifest/schema/files.ts'
import { type Diagnostic, fileDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import { shownPath } from '../../diagnostics/shown-path.mjs'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { type ManifestDocument, manifestDocument } from './manifest-document.ts'
import {
  ForeignLink,
  filesOnDisk,
  isDrawing,
  type ManifestFiles,
  selectBrandFiles,
  selectYamlFiles,
} from './manifest-files.ts'
import { parseYaml } from './parse-yaml.ts'
import { type SourceText, sourceText } from './source-text.ts'
import type { YamlIssue } from './yaml-messages.ts'
import { findPathAt, findRangeAt } from './yaml-positions.ts'
import { readYamlTree } from './yaml-tree.ts'

/** A file that could not be read, or that does not follow its grammar. */
export type BrokenFile = {
  kind: FileKind
  /** Path in the manifest folder. */
  name: string
  /** The values of the YAML, if it could be parsed. */
  value?: unknown
  /** The text, if it could be decoded. */
  text?: string
}

export const hasBroken = (files: readonly BrokenFile[], kind: FileKind) =>
  files.some((file) => file.kind === kind)

/** The files of the brand's folder by path in the manifest folder: the text of a drawing, and an empty text for others. */
export type BrandFiles = ReadonlyMap<string, string>

export type ReadManifest = {
  documents: ManifestDocument[]
  /** The files that could not be read or parsed, or that are missing. */
  broken: BrokenFile[]
  brandFiles: BrandFiles
  diagnostics: Diagnostic[]
}

/** Files that every manifest needs, with the smallest content for the hint. */
const requiredFiles = {
  'app.yaml': 'crie-o com ao menos: product: Nome do produto',
  'menu.yaml': 'crie-o com ao menos: sidebar: [{ title: Início, link: /dashboard }]',
} satisfies Partial<Record<FileKind, string>>

/**
 * Reads all YAML files of a manifest and collects the diagnostics of all of them.
 *
 * @param cwd paths in messages are relative to it
 * @param manifestFiles gives access to the files; messages name them as files of `folder`
 */
export function readManifest(
  folder: string,
  cwd: string,
  manifestFiles: ManifestFiles = filesOnDisk(folder),
): ReadManifest {
  const shown = shownPath(folder, cwd)
  const result: ReadManifest = { documents: [], broken: [], brandFiles: new Map(), diagnostics: [] }
  const names = manifestFiles.names()
  if (names === undefined) {
    result.diagnostics.push(
      fileDiagnostic('missing-file', shown, `A pasta do manifesto ${shown} não existe`, 'confira --manifest'),
    )
    return result
  }
  result.brandFiles = readBrandFiles(manifestFiles, names)
  const files = selectYamlFiles(names)
  for (const { name, kind } of files) {
    if (!kind) {
      result.diagnostics.push(reportUnknownFile(folder, name, cwd))
      continue
    }
    const { text, result: read } = readFile(manifestFiles, { name, kind }, shownPath(join(folder, name), cwd))
    if (!Array.isArray(read)) result.documents.push(read)
    else {
      result.diagnostics = result.diagnostics.concat(read)
      result.broken.push({ kind, name, ...(text !== undefined && { text }) })
    }
  }
  for (const [name, hint] of Object.entries(requiredFiles)) {
    if (files.some((file) => file.name === name)) continue
    const file = shownPath(join(folder, name), cwd)
    result.diagnostics.push(fileDiagnostic('missing-file', file, `Falta o arquivo ${name}`, hint))
    result.broken.push({ kind: name as FileKind, name })
  }
  return result
}

/** The text of a file, and the document or the diagnostics. `text` is missing if it could not be decoded. */
type ReadFile = { text?: string; result: ManifestDocument | Diagnostic[] }

/** The last result per file, so that the dev server parses only the saved file again. */
const lastParsed = new Map<string, ReadFile>()

function readFile(
  manifestFiles: ManifestFiles,
  { name, kind }: { name: string; kind: FileKind },
  file: string,
): ReadFile {
  const text = readText(manifestFiles, name)
  if (typeof text !== 'string') return { result: [fileDiagnostic(text.code, file, text.message, text.hint)] }
  const key = `${file} ${name}`
  const last = lastParsed.get(key)
  if (last?.text === text) return last
  const read = { text, result: parseFile(text, name, kind, file) }
  lastParsed.set(key, read)
  return read
}

/** Leaves out drawings that cannot be read: `checkBrandFiles` reports the keys that name them. */
const readBrandFiles = (manifestFiles: ManifestFiles, names: string[]): BrandFiles =>
  new Map(
    selectBrandFiles(names).flatMap((name): [string, string][] => {
      if (!isDrawing(name)) return [[name, '']]
      const text = readText(manifestFiles, name)
      return typeof text === 'string' ? [[name, text]] : []
    }),
  )

const maxBytes = 1_000_000

type ReadIssue = { code: DiagnosticCode; message: string; hint: string }

/** Decodes a file without its byte order mark, unless it is too large. */
function readText(manifestFiles: ManifestFiles, name: string): string | ReadIssue {
  let bytes: Uint8Array
  try {
    if (manifestFiles.size(name) > maxBytes)
      return {
        code: 'too-large',
        message: 'O arquivo tem mais de 1 MB',
        hint: 'divida o que está nele em mais arquivos, ou encurte os exemplos',
      }
    bytes = manifestFiles.bytes(name)
  } catch (error) {
    if (error instanceof ForeignLink)
      return {
        code: 'missing-file',
        message: 'O arquivo é um link para fora do manifesto',
        hint: 'ponha no lugar dele o próprio arquivo, ou ligue a um arquivo da pasta do manifesto',
      }
    // The file is gone since its folder was read, the user may not read it, or a folder has its name.
    return {
      code: 'missing-file',
      message: `O sistema não deixa ler o arquivo (${(error as NodeJS.ErrnoException).code})`,
      hint: 'confira se ele ainda existe, se é um arquivo e se você pode lê-lo',
    }
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return {
      code: 'not-utf8',
      message: 'O arquivo não é texto em UTF-8',
      hint: 'salve o arquivo com codificação UTF-8',
    }
  }
}

function parseFile(
  text: string,
  name: string,
  kind: FileKind,
  file: string,
): ManifestDocument | Diagnostic[] {
  const source = sourceText(text, file)
  const parsed = parseYaml(text, source.formatPosition)
  return Array.isArray(parsed)
    ? reportIssues(parsed, source)
    : manifestDocument({ kind, name, source, value: parsed.value })
}

/** Adds positions to issues. The tree of a text that is too deep could overflow the call stack. */
function reportIssues(issues: YamlIssue[], source: SourceText): Diagnostic[] {
  const { text } = source
  const isTooDeep = issues.some(({ code }) => code === 'too-deep')
  const tree = isTooDeep ? { text, root: undefined } : readYamlTree(text)
  return issues.map(({ code, offset, message, hint, related }) => {
    const place = { path: findPathAt(tree, offset), range: findRangeAt(tree, offset) }
    const others = related ? [source.relatedAt(related.offset, related.message)] : []
    return source.report(place, code, message, hint, others)
  })
}

function reportUnknownFile(folder: string, name: string, cwd: string): Diagnostic {
  const file = shownPath(join(folder, name), cwd)
  const hint = name.endsWith('.yaml')
    ? suggestionHint(name, Object.keys(schemaByKind))
    : 'use a terminação .yaml'
  return fileDiagnostic('unknown-file', file, `O arquivo ${name} não faz parte do manifesto`, hint)
}
