import type { FieldKind } from '../schema/field.ts'
import type { Format } from '../schema/result.ts'

/** Kinds of value that another consulta can take. Each is both a field kind and a format. */
export type LeadKind = Extract<
  FieldKind & Format,
  'cpf' | 'cnpj' | 'cep' | 'phone' | 'email' | 'placa' | 'process' | 'cns'
>

const kinds: Record<LeadKind, true> = {
  cpf: true,
  cnpj: true,
  cep: true,
  phone: true,
  email: true,
  placa: true,
  process: true,
  cns: true,
}

export const leadKinds = Object.keys(kinds) as LeadKind[]

export const isLeadKind = (kind: string | undefined): kind is LeadKind =>
  kind !== undefined && Object.hasOwn(kinds, kind)
