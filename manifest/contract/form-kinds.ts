import { kindOf, type NewFieldKind, newFieldKinds } from '../kinds/index.ts'
import type { NewField } from '../kinds/kind.ts'

/** The kinds that a new family can have. A select is missing because it needs options. */
export const formKinds = Object.fromEntries(
  newFieldKinds.map((kind) => [kind, kindOf(kind).newField]),
) as Record<NewFieldKind, NewField>

export type FormKindName = NewFieldKind
