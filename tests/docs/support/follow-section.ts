import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isMap, isNode, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { main } from '../../../codegen/cli/main.ts'
import { pageFile } from '../../../codegen/compile/check/pages.ts'
import { formatDiagnostic } from '../../../codegen/diagnostics/format-diagnostics.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import { buildModel } from '../../../codegen/generate.ts'
import { temporaryFolder } from '../../codegen/support/temporary-project.ts'
import { isVerify } from './going-live-commands.ts'
import { type CodeBlock, type GuideSection, listCommands, splitCommand } from './guide-blocks.ts'

const root = join(import.meta.dirname, '../../..')

type CommandOutput = { status: number; output: string }

/** True for commands of codegen, except `verify`, which going-live.full.test.ts runs. */
export const isCodegen = (command: string) => /^npm run codegen( --|$)/.test(command) && !isVerify(command)

/**
 * Follows a section of a guide in a copy of the project: writes blocks that name a file, applies `diff`
 * blocks, runs commands. YAML that starts indented is appended to its file. Returns the texts of `text`
 * blocks, the output of the commands, and the errors of the final manifest.
 */
export async function followSection({ blocks }: GuideSection) {
  const folder = temporaryFolder()
  for (const part of ['manifest', ...pages()])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  if (blocks.some((block) => / (diff|--against)\b/.test(block.text))) commitAll(folder)
  const run = (command: string) =>
    runCodegen(
      folder,
      splitCommand(command)
        .slice(3)
        .filter((word) => word !== '--'),
    )
  const outputs: { expected: string; printed: string }[] = []
  let last: CommandOutput | undefined
  for (const [index, block] of blocks.entries()) {
    if (block.language === 'text') outputs.push({ expected: block.text, printed: last?.output ?? '' })
    else if (block.language === 'sql') continue
    else if (block.language !== 'sh') writeBlock(folder, block)
    else
      for (const command of listCommands(block).filter(isCodegen)) {
        last = await run(command)
        const isShown = blocks[index + 1]?.language === 'text'
        if (last.status !== 0 && !isShown) throw new Error(`${command} (line ${block.line}):\n${last.output}`)
      }
  }
  const { ok, diagnostics } = buildModel({ ...resolveFolders({}, folder), cwd: folder })
  return {
    said: outputs.map(({ expected, printed }) => [normalizeOutput(expected), normalizeOutput(printed)]),
    ok,
    diagnostics: diagnostics.map(formatDiagnostic),
  }
}

/** The pages in `src`, which codegen reads. */
const pages = memoize(() => {
  const folders = resolveFolders({}, root)
  const built = buildModel({ ...folders, cwd: root })
  if (!built.ok) throw new Error('The shipped manifest is invalid')
  const files = built.model.routes.flatMap(({ page }) => [
    pageFile(page, folders.pagesDir),
    page.endsWith('/') ? join(folders.pagesDir, page) : undefined,
  ])
  return [...new Set(files.filter((file) => file !== undefined))].map((file) => relative(root, file))
})

function memoize<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}

const normalizeOutput = (text: string) =>
  text
    .replace(/ em \d+ ms/g, '')
    .replace(/[ \t]+$/gm, '')
    .trim()

async function runCodegen(cwd: string, args: string[]): Promise<CommandOutput> {
  let output = ''
  const print = (text: string) => {
    output += text
  }
  const status = await main(args, { cwd, print, printError: print })
  return { status, output }
}

function commitAll(cwd: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Guia', '-c', 'user.email=guia@exemplo.com.br', ...args], { cwd })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'Antes')
}

/** Writes a block into the file that its first line or its info names. YAML is merged into a file that exists. */
export function writeBlock(folder: string, block: CodeBlock) {
  const { language, info, text, line } = block
  const named = /^(?:#|\/\/) (\S+)\n/.exec(text)?.[1] ?? info
  if (named === '') throw new Error(`The block at line ${line} names no file`)
  const path = join(folder, named)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  mkdirSync(dirname(path), { recursive: true })
  if (language === 'diff') writeFileSync(path, applyDiff(before ?? '', text))
  else if (before === undefined || language !== 'yaml') writeFileSync(path, text)
  else writeFileSync(path, text.startsWith(' ') ? before + text : mergeYaml(before, text))
}

/** Applies a diff: removes lines with a minus and inserts lines with a plus. */
function applyDiff(before: string, diff: string): string {
  const lines = diff.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const side = (sign: string) =>
    lines
      .filter((line) => line[0] === sign || line[0] === ' ')
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const [old, other] = [side('-'), side('+')]
  if (before.split(old).length !== 2) throw new Error(`The file does not have these lines once:\n${old}`)
  return before.replace(old, () => other)
}

/**
 * Merges YAML into a file: joins maps (except those in braces), appends to lists, replaces other values.
 * Quotes make no difference.
 */
function mergeYaml(before: string, added: string): string {
  const document = parseDocument(before)
  const original = document.toJSON()
  mergeMaps(document.contents as YAMLMap, parseDocument(added).contents as YAMLMap)
  return isDeepStrictEqual(document.toJSON(), original) ? before : String(document)
}

function mergeMaps(into: YAMLMap, from: YAMLMap) {
  for (const { key, value } of from.items) {
    const present = into.get(key, true)
    if (isMap(present) && isMap(value) && !value.flow) mergeMaps(present, value)
    else if (isSeq(present) && isSeq(value)) addItems(present, value)
    else into.set(key, value)
  }
}

/** An item that the list already has is a quotation in the guide, and is not added. */
function addItems(into: YAMLSeq, from: YAMLSeq) {
  const existingItems = new Set(into.toJSON().map((item: unknown) => JSON.stringify(item)))
  const isExisting = (item: unknown) => isNode(item) && existingItems.has(JSON.stringify(item.toJSON()))
  into.items.push(...from.items.filter((item) => !isExisting(item)))
}
