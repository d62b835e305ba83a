import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { findPastedTable, parsePastedValues } from '../../../src/consultas/form/pasted-list.tsx'

const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true }
const phone: Field = { kind: 'phone', name: 'fone', label: 'Telefone', required: true }
const name: Field = { kind: 'name', name: 'nome', label: 'Nome', required: true }

describe('parsePastedValues', () => {
  it.each(['\n', '\r\n', ';', ', ', '\t', ' '])('finds the documents between %j', (separator) => {
    const text = ['111.444.777-35', '529.982.247-25', '111.444.777-35'].join(separator)
    expect(parsePastedValues(cpf, text)).toEqual({ values: ['11144477735', '52998224725'], name: 'CPFs' })
  })

  it('does not split a single value at its spaces', () => {
    expect(parsePastedValues(cpf, ' 111.444.777-35 ')).toBeUndefined()
    expect(parsePastedValues(cpf, '111.444.777-35\n111.444.777-36')).toBeUndefined()
    expect(parsePastedValues(phone, '+55 (11) 98765-4321')).toBeUndefined()
    expect(parsePastedValues(phone, '061 3333 4444')).toBeUndefined()
    expect(parsePastedValues(name, 'Ana Exemplo\nBia Exemplo')).toBeUndefined()
  })
})

describe('findPastedTable', () => {
  const find = (text: string) =>
    findPastedTable(text, parsePastedValues(cpf, text) ?? { values: [], name: '' })

  it('keeps the other columns and the invalid lines for the batch', () => {
    expect(find('CPF;Cliente\r\n111.444.777-35;Rua 1\r\n\r\n123;Rua 2\n529.982.247-25;Rua 3')).toBe(
      'CPF;Cliente\n111.444.777-35;Rua 1\n123;Rua 2\n529.982.247-25;Rua 3',
    )
  })

  it('leaves lines of several values to the values', () => {
    expect(find('11144477735; 52998224725')).toBeUndefined()
    expect(find('11144477735; 52998224725\n12345678909')).toBeUndefined()
  })
})
