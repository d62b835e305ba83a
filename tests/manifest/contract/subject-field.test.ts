import { findSubjectField, findSubjectValue } from '@manifest/contract/subject-field.ts'
import { expect, it } from 'vitest'

const nome = { name: 'nome', kind: 'name' }
const cpf = { name: 'cpf', kind: 'cpf' }
const motivo = { name: 'motivo', kind: 'text' }
const fields = [motivo, nome, cpf]

it('takes a document as the subject of a query before a name', () => {
  const values = { nome: 'Ana Exemplo', cpf: '11144477735' }
  expect(findSubjectField(fields, values)).toBe(cpf)
  expect(findSubjectValue(fields, values)).toEqual({ kind: 'cpf', value: '11144477735' })
})

it('takes a name as the subject if no document is filled in', () => {
  expect(findSubjectField(fields, { motivo: 'x', nome: 'Ana Exemplo' })).toBe(nome)
})

it('finds no subject in values of other kinds', () => {
  expect(findSubjectField(fields, { motivo: 'x' })).toBeUndefined()
})
