import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { carryValues } from '../../src/consultas/subject/carry-values.ts'

const cpf = (name: string): Field => ({ kind: 'cpf', name, label: name, required: true })

const purpose = (...values: string[]): Field => ({
  kind: 'select',
  name: 'finalidade',
  label: 'Finalidade',
  required: true,
  options: values.map((value) => ({ value, label: value })),
})

const values = { cpf: '11144477735', finalidade: 'credito', foto: 'data:', nota: 'livre' }

const from = {
  fields: [
    cpf('cpf'),
    purpose('credito'),
    { kind: 'image', name: 'foto', label: 'Foto', required: false, maxMegabytes: 5 },
    { kind: 'text', name: 'nota', label: 'Nota', required: false, maxLength: 50 },
  ] satisfies Field[],
  values,
}

describe('carriedValues', () => {
  it('gives a document to the first field of its kind, whatever its name', () => {
    expect(carryValues([cpf('titular'), cpf('conjuge')], from)).toEqual({ titular: values.cpf })
  })

  it('gives a choice where it can be chosen', () => {
    expect(carryValues([purpose('credito', 'outra')], from)).toEqual({ finalidade: 'credito' })
    expect(carryValues([purpose('outra')], from)).toEqual({})
  })

  it('gives other texts by name alone, and pictures never', () => {
    const note: Field = {
      kind: 'text',
      name: 'observacao',
      label: 'Observação',
      required: false,
      maxLength: 50,
    }
    expect(carryValues(from.fields, from)).toEqual({
      cpf: values.cpf,
      finalidade: 'credito',
      nota: 'livre',
    })
    expect(carryValues([note], from)).toEqual({})
  })
})
