import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject } from '../support/project-copy.ts'
import { writeBlock } from './support/follow-section.ts'
import { listCommands, ownProductGuide, readSections } from './support/guide-blocks.ts'

/* Follows docs/guides/your-own-product.md in a copy of the project. */

const project = copyProject()
afterAll(() => project.remove())

const blocks = readSections(ownProductGuide).flatMap((section) => section.blocks)

const run = (command: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(command, args, { cwd: project.folder, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

const commands = blocks.filter(({ language }) => language === 'sh').flatMap(listCommands)

/** Shows the own kind, block and page as the engine does. */
const shownTest = `import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findBlockTexts } from '@/blocks/texts.ts'
import { findBlockView } from '@/blocks/views.ts'
import { pages } from '@/generated/pages.ts'
import { findControl } from '@/kinds/index.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'

const board = { block: 'board', value: 'itens', by: 'situacao', item: 'servico' } as const
const answer = { itens: [{ situacao: 'Em sala', servico: 'Limpeza' }] }
const field = { kind: 'prontuario', name: 'prontuario', label: 'Prontuário' } as const

it('shows the control, the block and the page', async () => {
  const Control = findControl(field)
  const { Block } = findBlockView(board)
  render(
    <ChakraProvider value={getAppSystem()}>
      <Control field={field} initial="1234562" onChange={() => {}} onBlur={() => {}} />
      <Block block={board} answer={answer} />
    </ChakraProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Em sala' })).toBeTruthy()
  expect(screen.getByText('Limpeza')).toBeTruthy()
  expect(document.querySelector('input')?.placeholder).toBe('000000-0')
  const shown = { answer, isRevealed: () => true, missing: [] } as never
  expect(findBlockTexts(board).text(board as never, shown)).toEqual(['- Em sala: Limpeza'])
  expect(typeof (await pages['product/pages/plantao']()).default).toBe('function')
})
`

function write(path: string, text: string) {
  mkdirSync(dirname(join(project.folder, path)), { recursive: true })
  writeFileSync(join(project.folder, path), text)
}

describe('the guide of an own product', () => {
  beforeAll(() => {
    for (const block of blocks)
      if (['ts', 'tsx', 'yaml'].includes(block.language)) writeBlock(project.folder, block)
    write('tests/product/shown.test.tsx', shownTest)
  })

  it('edits only the folders of the product', () => {
    const files = blocks.flatMap(({ text }) => /^(?:#|\/\/) (\S+)\n/.exec(text)?.[1] ?? [])
    expect(files.length).toBeGreaterThan(10)
    const own = /^(?:manifest\/(?:[\w-]+\/)?[\w-]+\.yaml|manifest\/product\/|src\/product\/|tests\/product\/)/
    expect(files.filter((file) => !own.test(file))).toEqual([])
  })

  it('names the options of new-product', () => {
    const [command = ''] = commands
    const options = ['--name', '--color', '--without-demos', '--without-consultas', '--yes']
    expect(command).toMatch(/^npm run codegen -- new-product \.\.\/\w+ /)
    expect(command.match(/--[a-z-]+/g)).toEqual(options)
  })

  it.each(commands.slice(1))(
    'runs %s',
    async (command) => {
      const [program = '', ...args] = command.split(' ')
      const { code, output } = await run(program, ...args)
      expect(code, output).toBe(0)
    },
    900_000,
  )

  it('has code that biome accepts', async () => {
    const { code, output } = await run(
      'npx',
      'biome',
      'check',
      'manifest/product',
      'src/product',
      'tests/product',
    )
    expect(code, output).toBe(0)
  }, 900_000)

  it('leaves an engine without a failing test that could see own kinds and blocks', async () => {
    const tests = ['structure', 'kinds', 'blocks', 'docs/manifest-guide', 'consultas/hidden-values']
    const files = [...tests, 'codegen/emit', 'codegen/fixtures'].map((name) => `tests/${name}`)
    const { code, output } = await run('npx', 'vitest', 'run', ...files)
    expect(code, output).toBe(0)
  }, 900_000)
})
