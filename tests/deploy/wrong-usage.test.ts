import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../codegen/support/temporary-project.ts'
import { runCommand } from '../support/run-command.ts'

async function run(args: string) {
  const { ended, output } = runCommand(`npm run -s ${args}`)
  return [await ended, output().split('\n')[0]]
}

describe('the tools of deploy', { timeout: 60_000 }, () => {
  it.each([
    ['configure', 'Uso: npm run configure -- [opções]'],
    ['compress', 'Uso: npm run compress -- [PASTA]'],
    ['explain-stack', 'Uso: npm run -s explain-stack -- PASTA QUADRO…'],
    ['doctor', 'Uso: npm run doctor -- [opções]'],
  ])('%s has a --help, and names an unknown option', async (name, usage) => {
    expect(await run(`${name} -- --help`)).toEqual([0, usage])
    expect(await run(`${name} -- --ngix=x`)).toEqual([2, 'Opção desconhecida ou sem valor: --ngix'])
  })

  it.each([
    'configure -- --nginx out --template nada.html',
    'compress -- nada.html',
    'explain-stack -- nada.html a.js:1:1',
  ])('%s names the missing file without a stack', async (args) => {
    expect(await run(args)).toEqual([1, 'nada.html não existe'])
  })

  it('configure says that a page is not of a build', async () => {
    const page = join(temporaryFolder(), 'index.html')
    writeFileSync(page, '<html></html>')
    const message = 'A página não é o index.html de uma construção: rode npm run build'
    expect(await run(`configure -- --nginx out --template ${page}`)).toEqual([1, message])
  })
})
