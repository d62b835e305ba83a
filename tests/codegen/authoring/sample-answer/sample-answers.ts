import { readdirSync, readFileSync } from 'node:fs'
import type { Json } from '../../../../manifest/schema/consulta.ts'

const folders = ['samples/', 'suppliers/'].map((folder) => new URL(folder, import.meta.url))

/** Documented answers of public services and of suppliers, and unusual ones: `[name, answer]`. */
export const sampleAnswers: [name: string, answer: Json][] = [
  ...folders.flatMap((folder) =>
    readdirSync(folder).map((file): [string, Json] => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ]),
  ),
  ['200 keys', Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`campo_${index}`, index]))],
  [
    '200 objects',
    Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`grupo_${index}`, buildMixedObject(index)]),
    ),
  ],
  [
    '200 kB',
    {
      cadastro: buildMixedObject(0),
      linhas: Array.from({ length: 900 }, (_, index) => buildMixedObject(index)),
    },
  ],
]

function buildMixedObject(index: number): Json {
  return {
    id: index,
    nome: `PESSOA EXEMPLO ${'ABCDEFGHIJ'.charAt(index % 10)}`,
    cpf: '11144477735',
    data_nascimento: '1980-05-17',
    renda_mensal: 1000.5 + index,
    ativo: index % 2 === 0,
    endereco: { logradouro: 'Rua Fictícia', numero: String(index), cidade: 'Niterói' },
    telefones: ['11987654321'],
    observacao: null,
  }
}
