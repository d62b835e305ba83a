import { validateValue } from '@manifest/contract/validate-value.ts'
import { type EngineKind, findKind } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { describe, expect, it } from 'vitest'
import { formatByKind, hideByKind } from '../../src/formats/format-by-kind.ts'
import { cep } from './cases/cep.ts'
import { cnpjAlphanumeric } from './cases/cnpj-alphanumeric.ts'
import { cnpjNumeric } from './cases/cnpj-numeric.ts'
import { cns } from './cases/cns.ts'
import { cpf } from './cases/cpf.ts'
import { date } from './cases/date.ts'
import { email } from './cases/email.ts'
import type { FieldTable } from './cases/field-table.ts'
import { image } from './cases/image.ts'
import { name } from './cases/name.ts'
import { phone } from './cases/phone.ts'
import { placaMercosul } from './cases/placa-mercosul.ts'
import { placaOld } from './cases/placa-old.ts'
import { process } from './cases/process.ts'
import { select } from './cases/select.ts'
import { text } from './cases/text.ts'

const tables: Record<EngineKind, FieldTable[]> = {
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
  return validateValue(field, findKind(field.kind).normalise(raw))
}

/** Shortens a value for a test's title. */
const titled = (rows: FieldTable['valid']) =>
  rows.map(([raw, reason]) => ({ raw, reason, shown: raw.length > 60 ? `${raw.slice(0, 60)}…` : raw }))

describe.each(named)('$kind by $source', ({ kind, field, source, valid, invalid }) => {
  it('has a standard, and at least 20 distinct values, 10 of each sort', () => {
    expect(field.kind).toBe(kind)
    expect(source).toMatch(/\S/)
    const values = [...valid, ...invalid].map(([raw]) => raw)
    expect(new Set(values).size).toBe(values.length)
    expect(values.length).toBeGreaterThanOrEqual(20)
    expect(Math.min(valid.length, invalid.length)).toBeGreaterThanOrEqual(10)
  })

  it.each(titled(valid))('accepts $shown: $reason', ({ raw }) => expect(problem(field, raw)).toBeUndefined())

  it.each(titled(invalid))('rejects $shown: $reason', ({ raw }) => expect(problem(field, raw)).toMatch(/\S/))

  it('hides a value, unless it is public', () => {
    const value = findKind(field.kind).normalise(valid[0]?.[0] ?? '')
    const isPublic = ['cnpj', 'cep', 'placa', 'select'].includes(field.kind)
    expect(hideByKind(field.kind, value) === formatByKind(field.kind, value)).toBe(isPublic)
  })
})
