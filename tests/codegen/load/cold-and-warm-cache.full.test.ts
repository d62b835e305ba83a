import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { sendJson, startSourceServer } from '../authoring/verify/source-server.ts'
import { smallManifest, temporaryProject } from '../support/temporary-project.ts'
import { copyCodegen, type RunResult, readFolderContents } from './copy-codegen.ts'

// Each test starts up to five processes.
vi.setConfig({ testTimeout: 180_000 })

const consulta = 'manifest/consultas/cep.yaml'

/** Kinds of values depend on words with accents. */
const answer = {
  situação: 'não há pendência',
  observação: 'Certidão emitida às 10h, sem ocorrências',
  endereço: { município: 'São Luís', número: '12', bairro: 'Conceição' },
  débitos: [{ descrição: 'Cartão de crédito', 'vencimento da parcela': '2024-03-01', valor: 151.4 }],
  'é titular': 'não',
}

const files = {
  [consulta]: (smallManifest[consulta] ?? '')
    .replace('get: "/{cep}" }', 'get: "/{cep}", notFound: { when: ausência } }')
    .replace('example: { rua: Rua das Flores }', 'example: { cep: 01001-000, rua: Rua da Aclamação }'),
  'resposta.json': JSON.stringify(answer),
}

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Teste', '-c', 'user.email=teste@averigua.example', ...args], { cwd })

/** Returns the output of a run without its times. */
const removeTimes = ({ status, stdout, stderr }: RunResult) => [
  status,
  ...[stdout, stderr].map((text) => text.replace(/ *\d+(?:,\d+)? m?s\b|"ms": \d+/g, ' time')),
]

const commands: string[][] = [
  [],
  ['--json'],
  ['--check'],
  ['--check', '--against', 'HEAD'],
  ['--help'],
  ['--desconhecida'],
  ['explain', '/consulta/cep'],
  ['explain', '/consulta/cèp'],
  ['add', 'cep', '--title', 'Situação à vista', '--from', 'resposta.json'],
  ['add', '--family', 'ocorrencia', '--title', 'Ocorrências', '--field', 'name', '--from', 'resposta.json'],
  ['diff', 'HEAD'],
  ['rename', '/dashboard', '/visao'],
  ['verify', '--source', 'fonte', '--base-url', 'SOURCE'],
]

it.each(commands)('prints the same for codegen %s %s with a cold and a warm cache', async (...given) => {
  const { url } = await startSourceServer((_, response) =>
    sendJson(response, { cep: '01001-000', rua: 'Rua da Aclamação', ausência: 'não' }),
  )
  const args = given.map((arg) => (arg === 'SOURCE' ? url : arg))
  const { run, clearCaches, listCacheFiles } = copyCodegen()
  const { folder, put } = temporaryProject(files)
  git(folder, 'init', '-q')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'Um manifesto')
  const menu = `${smallManifest['manifest/menu.yaml']}  - header: Atenção\n`

  /** Restores the files before it runs the command. */
  async function runAndRead() {
    git(folder, 'checkout', '-q', '.')
    git(folder, 'clean', '-qdf')
    if (!args.includes('--check')) put('manifest/menu.yaml', menu)
    const ended = await run(folder, args)
    const written = readFolderContents(folder)
    for (const path of written.keys()) if (path.startsWith('.git/')) written.delete(path)
    return [removeTimes(ended), written]
  }

  clearCaches()
  const cold = await runAndRead()
  const isBundleCached = !args.includes('--check')
  expect(listCacheFiles().some((path) => path.endsWith('.mjs'))).toBe(isBundleCached)
  expect(await runAndRead()).toEqual(cold)
  // The third run is the first that reads the code cache of V8, which is the same for all commands.
  if (args.length === 0) expect(await runAndRead()).toEqual(cold)
  rmSync(join(folder, '.git'), { recursive: true })
})

it('reads accents in add --from and verify with a cold and a warm cache', async () => {
  const { url } = await startSourceServer((_, response) =>
    sendJson(response, { cep: '01001-000', rua: 'Rua da Aclamação', ausência: 'não' }),
  )
  const { run } = copyCodegen()
  const { folder } = temporaryProject(files)
  for (const title of ['Primeira', 'Segunda']) {
    const added = await run(folder, ['add', 'cep', '--title', title, '--from', 'resposta.json'])
    expect([added.status, added.stderr]).toEqual([0, ''])
    // `não` means no, so the answer counts as found.
    const verified = await run(folder, ['verify', '--source', 'fonte', '--base-url', url, '--only', 'cep/1'])
    expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('1 ok')])
  }
  const [, second, third] = (readFolderContents(folder).get(consulta) ?? '').split(/^ {2}\d: *\{?/m).slice(1)
  const shape = (variant = '') => variant.match(/(block|status|format|tone): [\w-]+/g)
  expect(shape(third)).toEqual(shape(second))
  expect(shape(second)).not.toBeNull()
})
