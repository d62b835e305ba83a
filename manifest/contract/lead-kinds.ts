import type { FieldKind } from '../schema/field.ts'
import type { Format } from '../schema/result.ts'

/** Kinds of value that another consulta can take. Each is both a field kind and a format. */
export type LeadKind = Extract<
  FieldKind & Format,
  'cpf' | 'cnpj' | 'cep' | 'phone' | 'email' | 'placa' | 'process' | 'cns' | 'name'
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
  name: true,
}

export const leadKinds = Object.keys(kinds) as LeadKind[]

export const isLeadKind = (kind: string | undefined): kind is LeadKind =>
  kind !== undefined && Object.hasOwn(kinds, kind)

type LeadField = { name: string; kind: LeadKind }

/**
 * Returns the filled field that identifies the subject of a query. A name is the subject only if no document
 * is filled in, because people share names.
 */
export function findSubjectField(
  fields: readonly { name: string; kind: string }[],
  values: Readonly<Record<string, string>>,
): LeadField | undefined {
  const filled = fields.filter(
    (field): field is LeadField => isLeadKind(field.kind) && values[field.name] !== undefined,
  )
  return filled.find(({ kind }) => kind !== 'name') ?? filled[0]
}
