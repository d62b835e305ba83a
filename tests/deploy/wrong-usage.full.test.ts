import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../codegen/support/temporary-project.ts'
import { runCommand } from '../support/run-command.ts'

const { argv, exitCode } = process

let runs = 0

/** Runs the module of a tool in this process, and returns its exit code and the first line that it prints. */
async function run(name: string, ...args: string[]) {
  const print = vi.fn<(text: string) => void>()
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  process.argv = ['node', 'main.ts', ...args]
  process.exitCode = 0
  runs += 1
  // The query makes it a new module, which runs again.
  await import(/* @vite-ignore */ `../../deploy/${name}/main.ts?run=${runs}`)
  return [process.exitCode, print.mock.calls[0]?.[0].split('\n')[0]]
}

afterEach(() => {
  Object.assign(process, { argv, exitCode })
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('the tools of deploy', () => {
  it.each([
    ['configure', 'Uso: npm run configure -- [opções]'],
    ['compress', 'Uso: npm run compress -- [PASTA]'],
    ['explain-stack', 'Uso: npm run -s explain-stack -- PASTA QUADRO…'],
  ])('%s has a --help, and names an unknown option', async (name, usage) => {
    expect(await run(name, '--help')).toEqual([0, usage])
    expect(await run(name, '--ngix=x')).toEqual([2, 'Opção desconhecida ou sem valor: --ngix'])
  })

  it.each(['compress', 'doctor'])('npm run %s ends with 2 after an unknown option', async (name) => {
    const { ended, output } = runCommand(`npm run -s ${name} -- --ngix=x`)
    expect(await ended).toBe(2)
    expect(output()).toContain(`Opção desconhecida ou sem valor: --ngix\n\nUso: npm run ${name}`)
  })

  it.each<[string, ...string[]]>([
    ['configure', '--nginx', 'out', '--template', 'nada.html'],
    ['compress', 'nada.html'],
    ['explain-stack', 'nada.html', 'a.js:1:1'],
  ])('%s names the missing file without a stack', async (...args) => {
    expect(await run(...args)).toEqual([1, 'nada.html não existe'])
  })

  it('configure needs a folder for nginx', async () => {
    expect(await run('configure')).toEqual([2, 'Falta --nginx'])
  })

  it.each([
    ['a page is not of a build', '', {}, /não é o index\.html de uma construção: rode npm run build$/],
    [
      'a variable is wrong',
      '<meta name="averigua-build" content="{&quot;base&quot;:&quot;/&quot;,&quot;variables&quot;:{}}">',
      { VITE_AUTH_PROVIDER: 'oidc' },
      /^O ambiente está errado\./,
    ],
  ])('configure writes nothing if %s', async (_, mark, variables, message) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    const folder = temporaryFolder()
    const page = join(folder, 'index.html')
    const html = `<html><head>${mark}</head></html>`
    writeFileSync(page, html)
    expect(await run('configure', '--nginx', folder, '--template', page)).toEqual([
      1,
      expect.stringMatching(message),
    ])
    expect(readFileSync(page, 'utf8')).toBe(html)
    expect(readdirSync(folder)).toEqual(['index.html'])
  })
})
