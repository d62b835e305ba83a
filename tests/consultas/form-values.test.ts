import type { Field } from '@manifest/field.ts'
import { describe, expect, it } from 'vitest'
import { concealedSubject, normaliseValues, problemsOf } from '../../src/consultas/form-values.ts'

const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: true }
const uf: Field = { kind: 'text', name: 'uf', label: 'UF', required: false, maxLength: 2 }

describe('form values', () => {
  it('are normalised, and empty ones are left out', () => {
    expect(normaliseValues([cpf, uf], { cpf: '529.982.247-25', uf: '  ' })).toEqual({ cpf: '52998224725' })
  })

  it('lack what is required', () => {
    expect(problemsOf([cpf, uf], {})).toEqual({ cpf: 'Preencha o campo CPF' })
  })

  it('need one of several optional fields', () => {
    expect(problemsOf([{ ...cpf, required: false }, uf], {})).toEqual({ cpf: 'Preencha ao menos um campo' })
  })

  it('are all checked', () => {
    expect(Object.keys(problemsOf([cpf, uf], { cpf: '1', uf: 'ABC' }))).toEqual(['cpf', 'uf'])
  })

  it('leave a subject that can be recognised and not used', () => {
    expect(concealedSubject([cpf, uf], { cpf: '52998224725' })).toBe('***.982.247-**')
  })
})
