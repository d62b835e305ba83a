import { expect, it } from 'vitest'
import { createFormatCompleter } from '../../../../codegen/compile/resolve/resolve-family.ts'
import type { Field } from '../../../../manifest/schema/field.ts'

const fields: Field[] = [
  { kind: 'cep', name: 'cep', label: 'CEP', required: true },
  { kind: 'email', name: 'email', label: 'E-mail', required: false },
  { kind: 'name', name: 'nome', label: 'Nome', required: false },
]

const { summary, block } = createFormatCompleter(fields)

const item = (value: string) => ({ label: value, value })

it('gives a value with the name of a field the format of the field', () => {
  expect(summary({ value: 'email', detail: item('cep') })).toEqual({
    value: 'email',
    format: 'email',
    detail: { ...item('cep'), format: 'cep' },
  })
  expect(block({ block: 'fields', items: [item('cep'), item('nome'), item('endereco.cep')] })).toEqual({
    block: 'fields',
    items: [{ ...item('cep'), format: 'cep' }, item('nome'), item('endereco.cep')],
  })
})

it('keeps formats of the layout, and values of rows', () => {
  const fixed = { ...item('cep'), format: 'list' as const }
  expect(block({ block: 'fields', items: [fixed] })).toEqual({ block: 'fields', items: [fixed] })
  const table = { block: 'table' as const, value: 'linhas', columns: [item('cep')] }
  expect(block(table)).toEqual(table)
})
