import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import {
  hideOtherValues,
  hideSubject,
  keepOneAlternative,
  normaliseValues,
  validateForm,
} from '../../../src/consultas/form/form-values.ts'

const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true }
const uf: Field = { kind: 'text', name: 'uf', label: 'UF', required: false, maxLength: 2 }
const cnpj: Field = { kind: 'cnpj', name: 'cnpj', label: 'CNPJ', required: false }

const optional = (field: Field): Field => ({ ...field, required: false })

describe('form values', () => {
  it('are normalised, without the empty ones', () => {
    expect(normaliseValues([cpf, uf], { cpf: '529.982.247-25', uf: '  ' })).toEqual({ cpf: '52998224725' })
  })

  it('need every required field', () => {
    expect(validateForm({ fields: [cpf, uf] }, {})).toEqual({ cpf: 'Preencha o campo CPF' })
  })

  it('need at least one of several optional fields', () => {
    const fields = [optional(cpf), uf]
    expect(validateForm({ fields }, {})).toEqual({ cpf: 'Preencha ao menos um campo' })
    expect(validateForm({ fields }, { uf: 'SP' })).toEqual({})
  })

  it('are all validated', () => {
    expect(Object.keys(validateForm({ fields: [cpf, uf] }, { cpf: '1', uf: 'ABC' }))).toEqual(['cpf', 'uf'])
  })

  it('are partly hidden: the subject is recognisable but not usable', () => {
    expect(hideSubject([cpf, uf], { cpf: '52998224725' })).toBe('•••.•••.•••-25')
  })

  it('are told apart by the values besides the subject, also partly hidden', () => {
    const state: Field = {
      ...cpf,
      kind: 'select',
      name: 'uf',
      options: [{ value: 'SP', label: 'São Paulo' }],
    }
    const born: Field = { ...cpf, kind: 'date', name: 'nascimento' }
    const fields = [cpf, state, born, { ...uf, name: 'mae' }]
    const values = { cpf: '52998224725', uf: 'SP', nascimento: '1984-01-12', mae: 'Ana' }
    expect(hideOtherValues(fields, values)).toBe('SP · ••/01/1984')
    expect(hideOtherValues(fields, { uf: 'SP', nascimento: '1984-01-12' })).toBe('••/01/1984')
    expect(hideOtherValues(fields, { cpf: '52998224725' })).toBe('')
  })
})

describe('a form with requireOneOf', () => {
  const form = { fields: [uf, optional(cpf), cnpj], requireOneOf: ['cnpj', 'cpf'] }

  it('reports the error at the first alternative, even if other fields are filled in', () => {
    const missing = { cpf: 'Preencha ao menos um destes campos: CPF, CNPJ' }
    expect(validateForm(form, {})).toEqual(missing)
    expect(validateForm(form, { uf: 'SP' })).toEqual(missing)
  })

  it('refuses two documents, since an answer has one subject', () => {
    const values = { cnpj: '12ABC34501DE35', cpf: '11144477735' }
    const problems = validateForm(form, values)
    expect(Object.values(problems)).toEqual(['Preencha só um destes campos: CPF, CNPJ'])
    expect(validateForm(form, keepOneAlternative(form, values))).toEqual({})
  })

  it('accepts any of the alternatives', () => {
    expect(validateForm(form, { cnpj: '12ABC34501DE35' })).toEqual({})
    expect(validateForm(form, { cpf: '52998224725' })).toEqual({})
  })

  it('reports only the invalid alternative if one is filled in', () => {
    expect(validateForm(form, { cnpj: '1' })).toEqual({ cnpj: 'O CNPJ tem 14 caracteres' })
  })

  it('still validates required fields', () => {
    const problems = validateForm({ ...form, fields: [{ ...uf, required: true }, optional(cpf), cnpj] }, {})
    expect(Object.keys(problems).sort()).toEqual(['cpf', 'uf'])
  })

  it('keeps the required message of the first alternative', () => {
    expect(validateForm({ fields: [cpf, cnpj], requireOneOf: ['cpf', 'cnpj'] }, {})).toEqual({
      cpf: 'Preencha o campo CPF',
    })
  })
})
