import { kinds } from '../kinds/index.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Field, FieldByKind } from '../schema/field.ts'

/** Each kind reads the keys that the grammar gives its fields. */
const rules: { [Name in Field['kind']]: Kind<FieldByKind<Name>> } = kinds

/** Returns the reason why a normalised value that is not empty is invalid; `undefined` if it is valid. */
export const validateValue = (field: Field, value: string): string | undefined =>
  // TypeScript cannot infer that a field matches the rule of its own kind.
  (rules[field.kind] as Kind<Field>).validate(value, field)
