import type { EngineKind, FieldKind } from '@manifest/kinds/index.ts'
import type { Field } from '../../../manifest/schema/field.ts'

/**
 * A valid value for each field kind, as a person types it. Documents have valid check digits; the CPF is the
 * one whose answers are the examples, and so is the name.
 */
const sampleByKind: Partial<Record<FieldKind, string>> &
  Record<Exclude<EngineKind, 'select' | 'image'>, string> = {
  cpf: '111.444.777-35',
  cnpj: '12.ABC.345/01DE-35',
  cep: '01001-000',
  placa: 'ABC1D23',
  phone: '(11) 98765-4321',
  email: 'pessoa@exemplo.com.br',
  name: 'Marina Exemplo do Vale',
  text: 'Exemplo',
  date: '1985-03-12',
  process: '0000001-39.2024.8.26.0100',
  cns: '700000000000005',
}

/** Returns a value to type into a field; `undefined` for fields without typing. */
export function findSample(field: Field): string | undefined {
  return field.kind === 'select' || field.kind === 'image' ? undefined : sampleByKind[field.kind]
}
