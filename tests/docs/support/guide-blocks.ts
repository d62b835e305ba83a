import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

const folder = 'docs/guides'

/** The documents whose blocks of code are run, as paths from the root. */
export const guides = ['README.md', ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)]

/** A fenced block: its language, what stands behind it on the fence, and its lines. `line` is that of the fence. */
export type CodeBlock = { language: string; info: string; text: string; line: number }

/** A part of a guide below a heading of the second level: a story that begins with the shipped manifest. */
export type GuideSection = { title: string; blocks: CodeBlock[] }

/** The sections of a guide that have blocks of code. */
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

/** The commands of a block of shell, without comments; a line that ends in a backslash goes on. */
export const listCommands = ({ text }: CodeBlock): string[] =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(Boolean)

/** All blocks of a guide in a language. */
export const readBlocks = (guide: string, language: string): CodeBlock[] =>
  readSections(guide)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.language === language)

/** All commands that a guide tells to run. */
export const readCommands = (guide: string): string[] => readBlocks(guide, 'sh').flatMap(listCommands)

/** The words of a command, as a shell tells them apart. */
export const splitCommand = (command: string): string[] =>
  Array.from(
    command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
