import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { temporaryProject } from '../../support/temporary-project.ts'

const cast = `people:
  ana: { cpf: "11144477735", nome: Ana Exemplo, data_nascimento: "1984-01-17", situacao: Regular }
  rui: { cpf: "52998224725", nome: Rui Exemplo, data_nascimento: "1990-05-02", situacao: Regular }
companies:
  cafe: { cnpj: "11222333000181", nome: Exemplo Cafés Ltda }
`

const answer = {
  nome: 'JOSEFA PEREIRA',
  cpf: '390.533.447-05',
  data_nascimento: '1970-02-03',
  situacao: 'PENDENTE',
  parentes: [
    { nome: 'Otávia Pereira', cpf: '16899535009' },
    { nome: 'Josefa Pereira', cpf: '39053344705' },
    { nome: 'Caio Pereira', cpf: '98765432100' },
  ],
  empresa: { razaoSocial: 'Padaria Boa Ltda', cnpj: '11444777000161' },
}

async function addExample(castText: string | undefined) {
  const { folder, codegen } = temporaryProject({ 'manifest/demo/cast.yaml': castText })
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer))
  const run = await codegen(
    'add',
    ...['--family', 'ficha', '--title', 'Ficha', '--field', 'cpf', '--from', 'answer.json'],
  )
  const { defaults } = parse(readFileSync(join(folder, 'manifest/consultas/ficha.yaml'), 'utf8'))
  return { run, example: defaults.example }
}

describe('the example of a sample answer', () => {
  it('has the people and companies of the cast, one for each document, as long as there are any', async () => {
    const { run, example } = await addExample(cast)
    expect(example).toMatchObject({
      nome: '{cast.ana.nome:upper}',
      cpf: '{cast.ana.cpf:formatted}',
      data_nascimento: '{cast.ana.data_nascimento}',
      empresa: { razaoSocial: '{cast.cafe.nome}', cnpj: '{cast.cafe.cnpj}' },
    })
    expect(example.situacao).not.toContain('cast')
    const [relative, self, other] = example.parentes
    expect(relative).toEqual({ nome: '{cast.rui.nome}', cpf: '{cast.rui.cpf}' })
    expect(self).toEqual({ nome: '{cast.ana.nome}', cpf: '{cast.ana.cpf}' })
    expect(other.cpf).toMatch(/^\d{11}$/)
    expect(run.status).toBe(0)
    expect(run.stderr).toMatch(/aviso \[cast-mismatch\] "\d{11}" não está no elenco/)
  })

  it('is invented where there is no cast', async () => {
    const { example } = await addExample(undefined)
    expect(example.cpf).toMatch(/^[\d.-]{14}$/)
  })
})
