import type { FieldKind } from '../schema/field.ts'
import type { Format } from '../schema/result.ts'

type Shared = FieldKind & Format

const shared: Record<Shared, true> = {
  cpf: true,
  cnpj: true,
  cep: true,
  phone: true,
  email: true,
  placa: true,
  process: true,
  cns: true,
  date: true,
}

const isShared = (kind: FieldKind): kind is Shared => Object.hasOwn(shared, kind)

/** Returns the format that displays a field's values; `undefined` if they are displayed as sent. */
export const fieldFormat = (kind: FieldKind): Format | undefined => (isShared(kind) ? kind : undefined)
