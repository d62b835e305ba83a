import type { FieldKind } from '@manifest/kinds/index.ts'
import { describe, expect, it } from 'vitest'
import { compareDocuments, findOtherDocument } from '../../../manifest/contract/echo.ts'
import type { Field } from '../../../manifest/schema/field.ts'

const compare = (kind: FieldKind, value: string, answered: unknown, path = 'documento') =>
  compareDocuments({ field: { name: 'documento', kind }, value, path }, answered)

describe('compareDocuments', () => {
  it.each<[FieldKind, string, unknown]>([
    ['cpf', '12345678909', '123.456.789-09'],
    ['cpf', '00123456797', 123456797],
    ['cpf', '12345678909', '***.456.789-**'],
    ['cnpj', '12ABC34501DE35', '12.abc.345/01DE-35'],
    ['cnpj', '00000000000191', 191],
    ['cns', '700000000009908', '700 0000 0000 9908'],
    ['process', '08004569520268190002', '0800456-95.2026.8.19.0002'],
    ['cep', '01001000', '01001-000'],
    ['placa', 'ABC1234', 'ABC-1C34'],
    ['placa', 'ABC1C34', 'abc1234'],
    ['phone', '11987654321', '+55 (11) 98765-4321'],
    ['phone', '11987654321', '(11) 8765-4321'],
    ['email', 'ana@exemplo.com.br', ' Ana@Exemplo.com.br '],
  ])('finds that %s %s is the same as %s', (kind, value, answered) => {
    expect(compare(kind, value, answered)).toBe('same')
  })

  it.each<[FieldKind, string, unknown]>([
    ['cpf', '12345678909', '111.444.777-35'],
    ['cpf', '12345678909', '***.444.777-**'],
    ['cpf', '12345678909', '12.345.678/0001-95'],
    ['cnpj', '12345678000195', '12.345.678/0002-76'],
    ['cep', '01001000', '01001-001'],
    ['placa', 'ABC1234', 'ABC1235'],
    ['phone', '11987654321', '(21) 98765-4321'],
    ['email', 'ana@exemplo.com.br', 'bia@exemplo.com.br'],
  ])('finds that %s %s is another than %s', (kind, value, answered) => {
    expect(compare(kind, value, answered)).toBe('other')
  })

  it.each<[FieldKind, string, unknown]>([
    ['cpf', '12345678909', undefined],
    ['cpf', '12345678909', null],
    ['cpf', '12345678909', ''],
    ['cpf', '12345678909', '***.***.***-**'],
    ['cpf', '12345678909', 'não informado'],
    ['cpf', '12345678909', { numero: '11144477735' }],
    ['cnpj', '12345678000195', 'sem cadastro'],
    ['placa', 'ABC1234', 'sem placa'],
    ['phone', '11987654321', '8765-4321'],
    ['email', 'ana@exemplo.com.br', 'não tem'],
  ])('does not know whether %s %s is the same as %s', (kind, value, answered) => {
    expect(compare(kind, value, answered)).toBe('unknown')
  })

  it('takes branches for one company where the answer names its head office', () => {
    expect(compare('cnpj', '12345678000276', '12.345.678/0001-95', 'matriz.cnpj')).toBe('same')
    expect(compare('cnpj', '12345678000276', '60.701.190/0001-04', 'matriz.cnpj')).toBe('other')
  })
})

describe('findOtherDocument', () => {
  const fields = [
    { name: 'cpf', kind: 'cpf' },
    { name: 'cnpj', kind: 'cnpj' },
  ] as Field[]
  const echo = { cpf: ['pessoa.cpf', 'documento'], cnpj: ['documento'] }
  const find = (answer: unknown, values: Record<string, string>) =>
    findOtherDocument(answer, { fields, echo }, values)

  it('names the first path with another document', () => {
    const answer = { pessoa: { cpf: '123.456.789-09' }, documento: '111.444.777-35' }
    expect(find(answer, { cpf: '12345678909' })).toBe('documento')
    expect(find(answer, { cpf: '11144477735' })).toBe('pessoa.cpf')
  })

  it('compares only what was asked', () => {
    expect(find({ documento: '111.444.777-35' }, { cpf: '11144477735', cnpj: '' })).toBeUndefined()
    expect(findOtherDocument({ documento: '1' }, { fields }, { cpf: '12345678909' })).toBeUndefined()
  })
})
