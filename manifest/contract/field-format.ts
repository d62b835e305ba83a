import type { FieldKind } from '../schema/field.ts'
import type { Format } from '../schema/result.ts'

/** A name is a lead only if the layout says `format: name`, so a field's kind is not enough. */
type Shared = Exclude<FieldKind & Format, 'name'>

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
export const fieldFormat = (kind: FieldKind): Shared | undefined => (isShared(kind) ? kind : undefined)
