import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { carryValues } from '../../../src/consultas/subject/current-subject.ts'

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

describe('carryValues', () => {
  it('carries a document to the first field of its kind, regardless of the name', () => {
    expect(carryValues([cpf('titular'), cpf('conjuge')], from)).toEqual({ titular: values.cpf })
  })

  it('carries a choice if the other field offers it', () => {
    expect(carryValues([purpose('credito', 'outra')], from)).toEqual({ finalidade: 'credito' })
    expect(carryValues([purpose('outra')], from)).toEqual({})
  })

  it('carries other texts by name only, and never an image', () => {
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
