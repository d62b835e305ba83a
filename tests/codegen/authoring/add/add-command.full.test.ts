import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { temporaryProject } from '../../support/temporary-project.ts'
import { sampleAnswers } from '../sample-answer/sample-answers.ts'
import { findLeaks } from '../sample-answer/support/leaks.ts'
import { buildRealisticAnswer } from '../sample-answer/support/realistic-answer.ts'

const cep = 'manifest/consultas/cep.yaml'

const readText = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

const person = { nome: 'Quitéria Uchôa Pimentel', cpf: '52998224725', situacao: 'Regular' }

function createProject(answer: Json | string, changes: Record<string, string> = {}) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return temporaryProject({ 'resposta.json': text, ...changes })
}

describe('adding a variant', () => {
  it('appends it and changes nothing else', async () => {
    const { folder, codegen } = temporaryProject()
    const before = readText(folder, cep)
    const { status, stdout } = await codegen('add', 'cep', '--title', 'Só o endereço')
    expect(status).toBe(0)
    expect(stdout).toContain('manifest/consultas/cep.yaml:13: variante 2, em /consulta/cep/2')
    expect(readText(folder, cep)).toBe(`${before}  2: { title: Só o endereço }\n`)
    expect((await codegen()).stderr).toBe('')
  })

  it('uses the requested number, or else the highest plus one', async () => {
    const { codegen } = temporaryProject()
    await codegen('add', 'cep', '--title', 'Sete', '--number', '7')
    const { stdout } = await codegen('add', 'cep', '--title', 'Oito', '--json')
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      file: cep,
      line: 14,
      number: 8,
      path: '/consulta/cep/8',
      replaced: [],
      leftOut: [],
    })
  })

  it('copies no value of the sample answer', async () => {
    const { folder, codegen } = createProject({ ...person, 'x y.z': [{ a: 1 }], __proto: null })
    const { status, stdout } = await codegen('add', 'cep', '--title', 'Pessoa', '--from', 'resposta.json')
    expect(status).toBe(0)
    expect(stdout).toContain('1 nome de pessoa')
    const text = readText(folder, cep)
    expect(`${text}${stdout}`).not.toMatch(/Quit|Uch|Pimentel|52998224725/)
    expect(text).toContain('format: cpf')
    expect(await codegen('--json')).toMatchObject({ status: 0, stderr: '' })
  })

  it('keeps the values of public data with --public, and refuses a CPF', async () => {
    const { folder, codegen } = createProject({
      bancos: [{ nome: 'Banco Exemplo do Vale', fone: '1133334444' }],
    })
    const options = ['add', 'cep', '--title', 'Bancos', '--from', 'resposta.json', '--public']
    expect((await codegen(...options)).status).toBe(0)
    const text = readText(folder, cep)
    expect(text).toContain('Banco Exemplo do Vale')
    expect(text).not.toContain('sensitive')
    const refused = await createProject(person).codegen(...options)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('A resposta tem um CPF')])
    expect((await codegen('add', 'cep', '--title', 'X', '--public')).status).toBe(2)
  })

  it('hides a CPF under any key, and writes the same text in two runs', async () => {
    const answer = { veiculo: { numeroDocumentoProprietario: '52998224725', ano: 2014, renda: 3187.4 } }
    const runs = [createProject(answer), createProject(answer)]
    for (const { codegen } of runs) {
      const run = await codegen('add', 'cep', '--title', 'Veículo', '--from', 'resposta.json')
      expect([run.status, run.stderr]).toEqual([0, ''])
    }
    const [one, other] = runs.map(({ folder }) => readText(folder, cep))
    expect(one).toBe(other)
    expect(one).toMatch(/value: veiculo\.numeroDocumentoProprietario\s+format: cpf\s+sensitive: true/)
    expect(one).not.toContain('52998224725')
  })

  it('hides what the other variants of the family hide', async () => {
    const family = `${readText(temporaryProject().folder, cep)}  2:
    title: Nome encoberto
    result: [{ block: fields, items: [{ label: Nome, value: dono.nome, sensitive: true }] }]
    example: { dono: { nome: Ana Exemplo } }
`
    const { folder, codegen } = createProject(
      { dono: { nome: 'Quitéria Uchôa', idade: 31 } },
      { [cep]: family },
    )
    const run = await codegen('add', 'cep', '--title', 'Aberto', '--from', 'resposta.json')
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(readText(folder, cep).slice(family.length)).toMatch(/value: dono\.nome, sensitive: true/)
  })

  it('keeps a byte order mark and Windows newlines', async () => {
    const { folder, codegen, put } = temporaryProject()
    const windows = `\uFEFF${readText(folder, cep).replaceAll('\n', '\r\n')}`
    put(cep, windows)
    await codegen('add', 'cep', '--title', 'Dois')
    expect(readText(folder, cep)).toBe(`${windows}  2: { title: Dois }\r\n`)
  })
})

describe('adding a family', () => {
  it('writes a new file that names its schema', async () => {
    const { folder, codegen } = temporaryProject()
    const run = await codegen(
      'add',
      '--family',
      'placa-2',
      '--title',
      'Placa: dados',
      '--field',
      'placa,date',
    )
    expect([run.status, run.stderr]).toEqual([0, ''])
    const text = readText(folder, 'manifest/consultas/placa-2.yaml')
    expect(text.split('\n')[0]).toMatch(/^# yaml-language-server: \$schema=.*consulta\.schema\.json$/)
    expect(text).toContain('title: "Placa: dados"')
    expect(text).toContain('{ name: data, kind: date, label: Data, required: true }')
    expect(text).toContain('source: fonte')
    expect(text).toMatch(/variants:\n {2}1:\n {4}title: "Placa: dados"\n$/)
    expect((await codegen()).stderr).toBe('')
  })

  it.each(sampleAnswers.filter(([, answer]) => typeof answer === 'object' && answer !== null))(
    'is valid for the sample %s, and so is a variant',
    async (_, answer) => {
      const { codegen } = createProject(answer)
      const addArgs = ['--title', 'Amostra: # {x}', '--from', 'resposta.json']
      const family = await codegen('add', '--family', 'amostra', '--field', 'cpf', ...addArgs)
      const variant = await codegen('add', 'cep', ...addArgs)
      const again = await codegen('add', 'amostra', ...addArgs)
      expect([family.stderr, variant.stderr, again.stderr]).toEqual(['', '', ''])
      const check = await codegen('--json')
      expect(JSON.parse(check.stdout).diagnostics).toEqual([])
    },
  )

  it('copies no personal value of a realistic answer of 200 kB', async () => {
    const { answer, personal } = buildRealisticAnswer(5, 200_000)
    const { folder, codegen } = createProject(answer)
    const { status, stdout } = await codegen(
      'add',
      ...['--family', 'ficha', '--title', 'Ficha', '--field', 'cpf', '--from', 'resposta.json'],
    )
    expect(status).toBe(0)
    const text = readText(folder, 'manifest/consultas/ficha.yaml')
    expect(findLeaks(`${text}\n${stdout}`, personal)).toEqual([])
  })
})

it('adds a variant to every shipped family, with and without a sample', async () => {
  const { folder, codegen } = createProject(person)
  for (const part of ['manifest', 'src'])
    cpSync(join(import.meta.dirname, '../../../..', part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.includes('generated'),
    })
  for (const family of ['cpf', 'cnpj', 'cep', 'judicial']) {
    const file = `manifest/consultas/${family}.yaml`
    const before = readText(folder, file)
    const run = await codegen('add', family, '--title', 'Nova')
    const fromRun = await codegen('add', family, '--title', 'Outra', '--from', 'resposta.json')
    expect([family, run.stderr, fromRun.stderr]).toEqual([family, '', ''])
    expect(readText(folder, file).startsWith(before)).toBe(true)
  }
}, 60_000)

describe('a refused command writes nothing', () => {
  it.each<[args: string[], status: number, message: RegExp]>([
    [['ceps', '--title', 'T'], 1, /família "ceps" não existe[\s\S]*você quis dizer "cep"/],
    [
      ['cep', '--title', 'T', '--number', '1'],
      1,
      /variante 1 já existe: "Endereço por CEP", em .*cep.yaml:12:3/,
    ],
    [['cep', '--title', 'T', '--number', '0'], 1, /inteiro, a partir de 1/],
    [['cep', '--title', 'T', '--number', '1.5'], 1, /inteiro, a partir de 1/],
    [['cep', '--title', 'T', '--from', 'nada.json'], 1, /nada\.json não existe/],
    [['cep', '--title', 'T', '--from', 'ruim.json'], 1, /ruim\.json:2:3 não é JSON/],
    [['cep', '--title', 'T', '--from', 'vazio.json'], 1, /está vazio/],
    [['cep', '--title', 'T', '--from', 'numero.json'], 1, /um valor só/],
    [['cep', '--title', 'T', '--from', 'nenhum.json'], 1, /está vazia/],
    [['cep', '--title', 'T', '--from', 'latin1.json'], 1, /UTF-8/],
    [['cep', '--title', 'T', '--from', 'grande.json'], 1, /mais de 1 MB/],
    [['cep', '--title', 'T', '--from', 'fundo.json'], 1, /níveis/],
    [['cep', '--title', 'T', '--from', 'manifest'], 1, /manifest não é um arquivo/],
    [['cep', '--title', 'T', '--from', 'ruim.json/x'], 1, /Não foi possível ler ruim\.json\/x \(ENOTDIR\)/],
    [['cep', '--title', ' '], 2, /Falta --title/],
    // The system reports this file name as too long only when the file is written.
    [
      ['--family', 'n'.repeat(300), '--title', 'T', '--field', 'cep'],
      1,
      /Não foi possível escrever no manifesto: .* \(ENAMETOOLONG\)/,
    ],
    [['--family', 'CEP', '--title', 'T', '--field', 'cep'], 1, /já existe, em .*cep\.yaml/],
    [['--family', 'index', '--title', 'T', '--field', 'cep'], 1, /não pode se chamar "index"/],
    [['--family', '../x', '--title', 'T', '--field', 'cep'], 1, /não serve de nome/],
    [
      ['--family', 'dois', '--title', 'T', '--field', 'cpff'],
      1,
      /"cpff" não existe[\s\S]*você quis dizer "cpf"/,
    ],
    [['--family', 'dois', '--title', 'T', '--field', 'toString'], 1, /"toString" não existe/],
    [['--family', 'dois', '--title', 'T', '--field', 'select'], 1, /opções/],
    [['cep'], 2, /Falta --title/],
    [['--title', 'T'], 2, /Falta a família/],
    [['cep', '--family', 'dois', '--title', 'T'], 2, /não os dois/],
    [['--family', 'dois', '--title', 'T'], 2, /Falta --field/],
    [['--family', 'dois', '--title', 'T', '--field', 'cep', '--number', '2'], 2, /--number não vale/],
    [['cep', '--title', 'T', '--field', 'cep'], 2, /--field só vale/],
  ])('%j', async (args, status, message) => {
    const { folder, codegen } = temporaryProject({
      'ruim.json': '{\n  a: 1}',
      'vazio.json': ' \n',
      'numero.json': '12',
      'nenhum.json': '{}',
      'grande.json': JSON.stringify({ a: 'x'.repeat(1_000_000) }),
      'fundo.json': `${'['.repeat(5000)}1${']'.repeat(5000)}`,
    })
    writeFileSync(join(folder, 'latin1.json'), Buffer.from('{"a":"ção"}', 'latin1'))
    const before = readText(folder, cep)
    const plain = await codegen('add', ...args)
    expect([plain.status, plain.stdout]).toEqual([status, ''])
    expect(plain.stderr).toMatch(message)
    const json = await codegen('add', ...args, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false })
    expect(readText(folder, cep)).toBe(before)
    expect(readdirSync(dirname(join(folder, cep)))).toEqual(['cep.yaml'])
  })

  it('reports an invalid manifest first', async () => {
    const { codegen } = temporaryProject({ 'manifest/app.yaml': 'produto: Teste\n' })
    const { status, stderr } = await codegen('add', 'cep', '--title', 'T')
    expect([status, stderr.includes('app.yaml:1:1'), stderr.includes('Nada foi escrito')]).toEqual([
      1,
      true,
      true,
    ])
  })

  it('reports what would make the manifest invalid', async () => {
    const { folder, codegen } = temporaryProject({
      'manifest/routes/other.yaml':
        'routes:\n  - { path: /consulta/cep/2, page: pages/dashboard, title: Outra }\n',
    })
    const before = readText(folder, cep)
    const { status, stderr } = await codegen('add', 'cep', '--title', 'T')
    expect([status, readText(folder, cep)]).toEqual([1, before])
    expect(stderr).toContain('duplicate-path')
  })

  it('refuses to let a file exceed 1 MB', async () => {
    const rows = Array.from({ length: 20 }, () => ({ a: 'yes' }))
    const { folder, codegen, put } = createProject({ rows })
    const full = `${readText(folder, cep)}# ${'x'.repeat(999_990 - Buffer.byteLength(readText(folder, cep)) - 3)}\n`
    put(cep, full)
    const { status, stderr } = await codegen('add', 'cep', '--title', 'T', '--from', 'resposta.json')
    expect([status, readText(folder, cep) === full]).toEqual([1, true])
    expect(stderr).toContain('mais de 1 MB')
  })
})
