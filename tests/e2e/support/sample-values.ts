import type { Field, FieldKind } from '../../../manifest/schema/field.ts'

/** A value that each kind of field accepts, as a person would type it. Documents are made by the rule. */
const sampleByKind: Record<Exclude<FieldKind, 'select' | 'image'>, string> = {
  cpf: '529.982.247-25',
  cnpj: '12.ABC.345/01DE-35',
  cep: '01001-000',
  placa: 'ABC1D23',
  phone: '(11) 98765-4321',
  email: 'pessoa@exemplo.com.br',
  name: 'Maria Aparecida Exemplo',
  text: 'Exemplo',
  date: '1985-03-12',
  process: '0000001-39.2024.8.26.0100',
  cns: '700000000000005',
}

/** Value to type for a field; `undefined` where the control is chosen rather than typed into. */
export function findSample(field: Field): string | undefined {
  return field.kind === 'select' || field.kind === 'image' ? undefined : sampleByKind[field.kind]
}
