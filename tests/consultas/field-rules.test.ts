import type { Field, FieldKind } from '@manifest/field.ts'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../src/consultas/fields/registry.ts'
import { cep } from './fields/cep.ts'
import { cnpjAlphanumeric } from './fields/cnpj-alphanumeric.ts'
import { cnpjNumeric } from './fields/cnpj-numeric.ts'
import { cns } from './fields/cns.ts'
import { cpf } from './fields/cpf.ts'
import { date } from './fields/date.ts'
import { email } from './fields/email.ts'
import type { FieldTable } from './fields/field-table.ts'
import { image } from './fields/image.ts'
import { name } from './fields/name.ts'
import { phone } from './fields/phone.ts'
import { placaMercosul } from './fields/placa-mercosul.ts'
import { placaOld } from './fields/placa-old.ts'
import { process } from './fields/process.ts'
import { select } from './fields/select.ts'
import { text } from './fields/text.ts'

const tables: Record<FieldKind, FieldTable[]> = {
  cpf: [cpf],
  cnpj: [cnpjNumeric, cnpjAlphanumeric],
  cep: [cep],
  placa: [placaOld, placaMercosul],
  phone: [phone],
  email: [email],
  name: [name],
  text: [text],
  date: [date],
  select: [select],
  process: [process],
  cns: [cns],
  image: [image],
}

const named = Object.entries(tables).flatMap(([kind, list]) => list.map((table) => ({ kind, ...table })))

const problem = (field: Field, raw: string) => {
  const rule = ruleOf(field)
  return rule.problem(rule.normalise(raw), field)
}

/** A row's value as it may stand in a test's title. */
const titled = (rows: FieldTable['valid']) =>
  rows.map(([raw, reason]) => ({ raw, reason, shown: raw.length > 60 ? `${raw.slice(0, 60)}…` : raw }))

describe.each(named)('$kind by $source', ({ kind, field, source, valid, invalid }) => {
  it('has a norm and at least 20 values of its own, of both sorts', () => {
    expect(field.kind).toBe(kind)
    expect(source).toMatch(/\S/)
    const values = [...valid, ...invalid].map(([raw]) => raw)
    expect(new Set(values).size).toBe(values.length)
    expect(values.length).toBeGreaterThanOrEqual(20)
    expect(Math.min(valid.length, invalid.length)).toBeGreaterThanOrEqual(10)
  })

  it.each(titled(valid))('takes $shown: $reason', ({ raw }) => expect(problem(field, raw)).toBeUndefined())

  it.each(titled(invalid))('refuses $shown: $reason', ({ raw }) => expect(problem(field, raw)).toMatch(/\S/))

  it('conceals most of a value', () => {
    const value = ruleOf(field).normalise(valid[0]?.[0] ?? '')
    if (field.kind !== 'select') expect(ruleOf(field).conceal(value)).not.toBe(value)
  })
})
