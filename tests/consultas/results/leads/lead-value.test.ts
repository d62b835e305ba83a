import { describe, expect, it } from 'vitest'
import { parseLeadValue } from '@/formats/parse-lead-value.ts'

describe('parseLeadValue', () => {
  it.each([
    ['cpf', '111.444.777-35', 'cpf', '11144477735'],
    ['cpf', 11144477735, 'cpf', '11144477735'],
    ['cnpj', '11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['cpf', '11222333000181', 'cnpj', '11222333000181'],
    ['cnpj', '11144477735', 'cpf', '11144477735'],
    ['cep', '01001-000', 'cep', '01001000'],
    ['phone', '(11) 98765-4321', 'phone', '11987654321'],
    ['phone', '+55 11 98765-4321', 'phone', '11987654321'],
    ['phone', '5511987654321', 'phone', '11987654321'],
    ['phone', 1132654321, 'phone', '1132654321'],
    ['email', ' Marina@Exemplo.com.br ', 'email', 'marina@exemplo.com.br'],
    ['placa', 'abc-1234', 'placa', 'ABC1234'],
    ['name', ' Marina  Exemplo do Vale ', 'name', 'Marina Exemplo do Vale'],
    ['process', '0000001-39.2024.8.26.0100', 'process', '00000013920248260100'],
  ] as const)('reads %s %s', (format, value, kind, sent) => {
    expect(parseLeadValue(value, format)).toEqual({ kind, value: sent })
  })

  it.each([
    ['invalid', 'cpf', '111.444.777-36'],
    ['partly hidden by the source', 'cpf', '***.444.777-**'],
    ['a partly hidden e-mail address', 'email', 'm*****@exemplo.com.br'],
    ['a first name only', 'name', 'Marina'],
    ['a name of a company with digits', 'name', 'Vale 21 Ltda'],
    ['empty', 'cpf', ''],
    ['missing', 'cpf', undefined],
    ['null', 'cep', null],
    ['a list', 'cpf', ['11144477735']],
    ['too long', 'cep', '0'.repeat(100_000)],
    ['of no lead kind', 'date', '2024-01-31'],
    ['without a format', undefined, '11144477735'],
  ] as const)('returns undefined for a value that is %s', (_, format, value) => {
    expect(parseLeadValue(value, format)).toBeUndefined()
  })
})
