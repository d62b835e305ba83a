import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

const folder = 'docs/guides'

/** A test of its own follows it, because it changes code. */
export const ownProductGuide = `${folder}/your-own-product.md`

/** Its blocks are parts of files and alternatives. gateway-guide.test.ts checks them, and supplier-to-live.spec.ts goes its way. */
export const gatewayGuide = `${folder}/gateway.md`

/** Documents whose code blocks are tested, relative to the root. */
export const guides = [
  'README.md',
  ...readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((guide) => guide !== ownProductGuide),
]

/** A fenced code block. `info` is the rest of the fence's line, `line` its line number. */
export type CodeBlock = { language: string; info: string; text: string; line: number }

/** A section below a second-level heading. */
export type GuideSection = { title: string; blocks: CodeBlock[] }

/** Returns the sections with code blocks. */
export function readSections(guide: string): GuideSection[] {
  const sections: GuideSection[] = [{ title: guide, blocks: [] }]
  let open: (CodeBlock & { fence: string; lines: string[] }) | undefined
  readFileSync(join(root, guide), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (open && line.trim() === open.fence) {
        const { language, info, lines } = open
        sections.at(-1)?.blocks.push({ language, info, text: `${lines.join('\n')}\n`, line: open.line })
        open = undefined
      } else if (open) open.lines.push(line)
      else {
        const [, fence, language = '', info = ''] = /^(```+)(\w*) ?(.*)$/.exec(line) ?? []
        if (fence) open = { fence, language, info, text: '', line: index + 1, lines: [] }
        else if (line.startsWith('## ')) sections.push({ title: line.slice(3), blocks: [] })
      }
    })
  return sections.filter(({ blocks }) => blocks.length > 0)
}

/** Returns the commands of a shell block, without comments. A backslash at the end continues a line. */
export const listCommands = ({ text }: CodeBlock): string[] =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean)

export const readBlocks = (guide: string, language: string): CodeBlock[] =>
  readSections(guide)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.language === language)

export const readCommands = (guide: string): string[] => readBlocks(guide, 'sh').flatMap(listCommands)

/** Splits a command into words, as a shell does. */
export const splitCommand = (command: string): string[] =>
  Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
