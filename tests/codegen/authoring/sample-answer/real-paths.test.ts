import { expect, it } from 'vitest'
import { placeKey } from '../../../../codegen/authoring/sample-answer/view/real-paths.ts'

const valor = { label: 'Valor', value: 'valor' }

it('puts the key of a map into the first column', () => {
  const mes = { label: 'Mês', value: 'mes' }
  const block = { key: 'mes', columns: [valor, mes] }
  expect(placeKey(block)).toBeUndefined()
  expect(block).toEqual({ key: 'mes', columns: [mes, valor] })
})

it('leaves out a personal key, which could not be hidden', () => {
  const block = { key: 'nome', columns: [valor, { label: 'Nome', value: 'nome', sensitive: true as const }] }
  expect(placeKey(block)).toBe('nome')
  expect(block).toEqual({ columns: [valor] })
})
