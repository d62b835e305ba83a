import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBlock } from './support/follow-section.ts'
import { listCommands, ownProductGuide, readSections, splitCommand } from './support/guide-blocks.ts'

/* Follows docs/guides/your-own-product.md: makes the product, changes it, and merges an upgrade. */

const root = join(import.meta.dirname, '../..')

const parent = mkdtempSync(join(tmpdir(), 'averigua-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const product = join(parent, 'clinica')

const sections = readSections(ownProductGuide)

const blocks = sections.flatMap((section) => section.blocks)

/** Git may have no author on this machine. */
const author = {
  GIT_AUTHOR_NAME: 'Ana',
  GIT_AUTHOR_EMAIL: 'ana@exemplo.com.br',
  GIT_COMMITTER_NAME: 'Ana',
  GIT_COMMITTER_EMAIL: 'ana@exemplo.com.br',
}

const run = (command: string, args: readonly string[], cwd = product) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd, maxBuffer: 1e8, env: { ...process.env, ...author } }
    execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

/** Runs a command, expects it to end well, and returns its output. */
async function expectSuccess(command: string, cwd = product) {
  const [program = '', ...args] = splitCommand(command)
  const { code, output } = await run(program, args, cwd)
  expect(code, `${command}\n${output}`).toBe(0)
  return output
}

const commands = blocks.filter(({ language }) => language === 'sh').flatMap(listCommands)

/** Lists the commands of the `bash` block of a section. */
const listSteps = (title: string) =>
  sections
    .filter((section) => section.title === title)
    .flatMap((section) => section.blocks)
    .filter(({ language }) => language === 'bash')
    .flatMap(listCommands)
    .flatMap((line) => line.split(' && '))

const isGit = (command: string) => /^git (?!-C)/.test(command)

/** Runs a command of the guide that makes a product, in this project. */
const makeProduct = (command = '') =>
  expectSuccess(command.replace('npm --prefix ../engine run', 'npm run').replace(' ../', ` ${parent}/`), root)

/** Shows the own kind, block and page as the engine does. */
const shownTest = `import { ChakraProvider } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findBlockView } from '@/blocks/views.ts'
import { pages } from '@/generated/pages.ts'
import { findControl } from '@/kinds/index.ts'
import { getAppSystem } from '@/ui/theme/app-system.ts'
import { answerCsv } from '../support/answer-files.ts'

const board = {
  block: 'board',
  title: 'Quadro',
  value: 'itens',
  by: { label: 'Situação', value: 'situacao' },
  item: { label: 'Serviço', value: 'servico' },
} as const
const answer = { itens: [{ situacao: 'Em sala', servico: 'Limpeza' }] }
const found = { status: 'found', answer, source: 'Clínica', isDemo: false, at: 0 } as const
const definition = {
  id: 'atendimentos/1',
  family: 'atendimentos',
  variant: 1,
  path: '/consulta/atendimentos',
  title: 'Quadro do dia',
  fields: [],
  result: [board],
  example: null,
  examples: [],
} satisfies ConsultaDefinition
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
  expect(typeof (await pages['product/pages/plantao']()).default).toBe('function')
})

it('writes the labels of the board into files', () => {
  expect(answerCsv(definition, found, () => true)).toContain('Quadro\\r\\nSituação;Serviço\\r\\nEm sala;Limpeza')
})

it('says that the board is empty', () => {
  const { Block } = findBlockView(board)
  render(
    <ChakraProvider value={getAppSystem()}>
      <Block block={{ ...board, empty: 'Nenhum atendimento hoje.' }} answer={{ itens: [] }} />
    </ChakraProvider>,
  )
  expect(screen.getByText('Nenhum atendimento hoje.')).toBeTruthy()
})
`

function write(path: string, text: string) {
  mkdirSync(dirname(join(product, path)), { recursive: true })
  writeFileSync(join(product, path), text)
}

const read = (path: string) => readFileSync(join(product, path), 'utf8')

describe('the guide of an own product', () => {
  beforeAll(async () => {
    await makeProduct(commands[0])
    for (const command of listSteps('Start').filter(isGit)) await expectSuccess(command)
    symlinkSync(join(root, 'node_modules'), join(product, 'node_modules'))
    for (const block of blocks) if (['ts', 'tsx', 'yaml'].includes(block.language)) writeBlock(product, block)
    write('tests/product/shown.test.tsx', shownTest)
  }, 600_000)

  it('edits only the folders of the product', () => {
    const files = blocks.flatMap(({ text }) => /^(?:#|\/\/) (\S+)\n/.exec(text)?.[1] ?? [])
    expect(files.length).toBeGreaterThan(10)
    const own = /^(?:manifest\/(?:[\w-]+\/)?[\w-]+\.yaml|manifest\/product\/|src\/product\/|tests\/product\/)/
    expect(files.filter((file) => !own.test(file))).toEqual([])
  })

  it.each(commands.slice(1))(
    'runs %s',
    async (command) => {
      await expectSuccess(command)
    },
    900_000,
  )

  it('has code that biome accepts', () => expectSuccess('npx biome check manifest src/product tests/product'))

  it('needs a title in each drawing', async () => {
    const drawing = join(product, 'manifest/brand/logo.svg')
    write('manifest/brand/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9" /></svg>\n')
    const { code, output } = await run('npx', ['biome', 'check', 'manifest/brand'])
    rmSync(drawing)
    expect([code, output]).toEqual([1, expect.stringContaining('title')])
  })

  it('leaves an engine without a failing test that could see own kinds and blocks', () => {
    const tests = ['structure', 'kinds', 'blocks', 'docs/manifest-guide', 'consultas/hidden-values']
    const files = [...tests, 'codegen/emit', 'codegen/fixtures'].map((name) => `tests/${name}`)
    return expectSuccess(`npx vitest run ${files.join(' ')}`)
  }, 900_000)

  it('merges an upgrade, which removes and adds nothing of the product', async () => {
    const own = ['manifest', 'src/product', 'src/generated', 'tests/product']
    execFileSync('git', ['add', ...own], { cwd: product })
    await expectSuccess('git commit --message Clínica')
    const steps = listSteps('Upgrade')
    await makeProduct(steps.find((step) => step.includes('new-product')))
    const release = join(parent, 'clinica-v0.11.0')
    writeFileSync(join(release, 'src/lib/later.ts'), 'export const isLater = true\n')
    writeFileSync(join(release, 'SECURITY.md'), 'Changed\n')
    rmSync(join(release, 'LICENSE'))
    for (const step of steps.filter(isGit)) await expectSuccess(step)
    expect([read('SECURITY.md'), read('src/lib/later.ts')]).toEqual([
      'Changed\n',
      'export const isLater = true\n',
    ])
    const absent = ['LICENSE', 'manifest/consultas/cpf.yaml', 'src/demos', 'tests/product/full']
    expect(absent.filter((path) => existsSync(join(product, path)))).toEqual([])
    expect(read('src/product/pages/plantao.tsx')).toContain('Encerrar plantão')
    const differing = await expectSuccess('git diff --name-only engine main')
    const outside = differing
      .split('\n')
      .filter((file) => file !== '' && !own.some((one) => file.startsWith(`${one}/`)))
    expect(outside).toEqual([])
    await expectSuccess('npm run codegen -- --check')
  }, 900_000)
})
