import { leadKinds } from '@manifest/kinds/index.ts'
import { describe, expect, it } from 'vitest'
import { recognise } from '../../src/kinds/recognise.ts'
import { cep } from './cases/cep.ts'
import { cnpjAlphanumeric } from './cases/cnpj-alphanumeric.ts'
import { cnpjNumeric } from './cases/cnpj-numeric.ts'
import { cns } from './cases/cns.ts'
import { cpf } from './cases/cpf.ts'
import { email } from './cases/email.ts'
import { phone } from './cases/phone.ts'
import { placaMercosul } from './cases/placa-mercosul.ts'
import { placaOld } from './cases/placa-old.ts'
import { process } from './cases/process.ts'

const tables = [cpf, cnpjNumeric, cnpjAlphanumeric, cns, process, cep, email, phone, placaMercosul, placaOld]

const validAs = (raw: string) =>
  recognise(raw, leadKinds).flatMap(({ kind, problem }) => (problem === undefined ? [kind] : []))

const invalidAs = (raw: string) =>
  recognise(raw, leadKinds).flatMap(({ kind, problem }) => (problem === undefined ? [] : [kind]))

const valid: [raw: string, as: string, value: string][] = [
  ['111.444.777-35', 'cpf', '11144477735'],
  ['11144477735', 'cpf', '11144477735'],
  ['  111.444.777-35, ', 'cpf', '11144477735'],
  ['“111.444.777-35”;', 'cpf', '11144477735'],
  ['(111.444.777-35)', 'cpf', '11144477735'],
  ['CPF: 111.444.777-35', 'cpf', '11144477735'],
  ['cpf nº 111.444.777-35.', 'cpf', '11144477735'],
  ['111.444.777–35', 'cpf', '11144477735'],
  ['111.444.777 - 35', 'cpf', '11144477735'],
  ['111\u00A0444\u00A0777\u00A035\u200B', 'cpf', '11144477735'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181'],
  ['11.222.333 / 0001-81', 'cnpj', '11222333000181'],
  ['11222333000181', 'cnpj', '11222333000181'],
  ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
  ['12ABC34501DE35', 'cnpj', '12ABC34501DE35'],
  ['01001-000', 'cep', '01001000'],
  ['01.001-000', 'cep', '01001000'],
  ['CEP 01001000', 'cep', '01001000'],
  ['(11) 98765-4321', 'phone', '11987654321'],
  ['+55 11 98765-4321', 'phone', '11987654321'],
  ['tel.: 011 3333-4444', 'phone', '1133334444'],
  ['11.98765.4321', 'phone', '11987654321'],
  ['ABC1D23', 'placa', 'ABC1D23'],
  ['abc-1234', 'placa', 'ABC1234'],
  ['Placa: ABC 1D23', 'placa', 'ABC1D23'],
  ['Ana.Silva@Exemplo.com.br', 'email', 'ana.silva@exemplo.com.br'],
  ['<cpf@exemplo.com.br>,', 'email', 'cpf@exemplo.com.br'],
]

const invalid: [raw: string, as: string][] = [
  ['111.444.777-30', 'cpf'],
  ['11144477730', 'cpf'],
  ['111.111.111-11', 'cpf'],
  ['111.444.777-3', 'cpf'],
  ['11.222.333/0001-80', 'cnpj'],
  ['11222333000180', 'cnpj'],
  ['12.ABC.345/01DE-3A', 'cnpj'],
  ['(20) 98765-4321', 'phone'],
  ['0800 123 4567', 'phone'],
  ['ABC-12D3', 'placa'],
  ['ana..silva@exemplo.com.br', 'email'],
  ['123-45.2020.8.26.0100', 'process'],
  ['700 0000 0000 0001', 'cns'],
]

describe('recognise', () => {
  it.each(valid)('recognises %j as a valid %s', (raw, kind, value) => {
    expect(recognise(raw, leadKinds)).toContainEqual({ kind, value })
  })

  it.each(invalid)('recognises %j as an invalid %s, with a reason', (raw, kind) => {
    expect(validAs(raw)).toEqual([])
    expect(invalidAs(raw)).toEqual([kind])
    expect(recognise(raw, leadKinds)[0]?.problem).toMatch(/\S/)
  })

  it('covers every lead kind except names', () => {
    expect(new Set([...tables.map(({ field }) => field.kind), 'name'])).toEqual(new Set(leadKinds))
  })

  it.each(tables)(
    'never recognises an invalid value as a valid $field.kind ($source)',
    ({ field, invalid }) => {
      // `recognise` ignores characters around a value; a form does not.
      const whole = invalid.filter(([raw]) => /^[\p{L}\p{N}(+].*[\p{L}\p{N}]$/u.test(raw))
      expect(whole.filter(([raw]) => validAs(raw).some((kind) => kind === field.kind))).toEqual([])
    },
  )

  it('returns all kinds that a text can be', () => {
    // A valid mobile number that also has valid CPF check digits.
    const both = '11987654102'
    expect(validAs(both)).toEqual(['cpf', 'phone'])
    expect(validAs(`telefone ${both}`)).toEqual(['phone'])
    expect(validAs('119.876.541-02')).toEqual(['cpf'])
  })

  it('reports no invalid kind if the text is a valid value of another', () => {
    expect(recognise('11987654321', leadKinds)).toEqual([{ kind: 'phone', value: '11987654321' }])
    expect(recognise('21987654321', leadKinds).map(({ kind }) => kind)).toEqual(['phone'])
  })

  it.each([
    '',
    'protesto',
    'cpf',
    'cpf 2',
    '/pacotes',
    '12345',
    '111.444.77',
    'ana@exemplo',
    '2026-11-22',
    'Ficha completa',
    'Marina Exemplo do Vale',
    'a'.repeat(10_000),
    '1'.repeat(10_000),
  ])('recognises nothing in %.20j', (raw) => expect(recognise(raw, leadKinds)).toEqual([]))
})
