import { expect, it } from 'vitest'
import { collectValues, valueAt } from '../../../manifest/contract/answer-path.ts'
import { openTexts } from '../../../manifest/contract/open-texts.ts'
import { readFile } from '../../../manifest/contract/read-file.ts'
import { readItem } from '../../../manifest/contract/read-item.ts'
import { describeFile } from '../../../src/formats/describe-file.ts'

const answer = {
  indicadores: [
    { chave: 'CLASSE', valor: 'B2' },
    { chave: 'RENDA', valor: 1200 },
  ],
  'a=b': 1,
}

it('reads the element of a list with a value', () => {
  expect(valueAt(answer, 'indicadores.chave=RENDA.valor')).toBe(1200)
  expect(collectValues(answer, 'indicadores.chave=RENDA.valor')).toEqual([1200])
  expect(valueAt(answer, 'indicadores.chave=IDADE.valor')).toBeUndefined()
  expect(valueAt(answer, 'a=b')).toBe(1)
})

it('divides a number by its scale', () => {
  expect(readItem({ valor: 134827 }, { value: 'valor', scale: 100 })).toBe(1348.27)
  expect(readItem({ valor: '990' }, { value: 'valor', scale: 100 })).toBe(9.9)
  expect(readItem({ valor: null }, { value: 'valor', scale: 100 })).toBeNull()
})

it('opens JSON in a text where the example has an object', () => {
  const example = { payload: { nome: 'Ana' }, texto: '{}', linhas: [{ dados: [1] }] }
  const sent = { payload: '{"nome":"Bia"}', texto: '{"a":1}', linhas: [{ dados: '[2,3]' }] }
  expect(openTexts(sent, example)).toEqual({
    payload: { nome: 'Bia' },
    texto: '{"a":1}',
    linhas: [{ dados: [2, 3] }],
  })
  expect(openTexts(example, example)).toBe(example)
  expect(openTexts({ payload: 'nada' }, example)).toEqual({ payload: 'nada' })
})

it('knows a file by its first bytes', () => {
  const file = readFile(`JVBERi0xLjQK${'A'.repeat(1600)}`)
  expect(file && [file.extension, describeFile(file)]).toEqual(['pdf', 'PDF de 1,2 kB'])
  expect(readFile(`data:application/pdf;base64,JVBERi0xLjQK${'A'.repeat(80)}`)?.mime).toBe('application/pdf')
  expect(readFile('JVBERi')).toBeUndefined()
  expect(readFile(`JVBERi ${'não é base64 '.repeat(10)}`)).toBeUndefined()
})
