import { type FormattedKind, kindOf } from '../kinds/index.ts'
import type { FieldKind } from '../schema/field.ts'

/** A name is a lead only if the layout says `format: name`, so a field's kind is not enough. */
type Shared = Exclude<FormattedKind, 'name'>

const isShared = (kind: FieldKind): kind is Shared => kind !== 'name' && kindOf(kind).format !== undefined

/** Returns the format that displays a field's values; `undefined` if they are displayed as sent. */
export const fieldFormat = (kind: FieldKind): Shared | undefined => (isShared(kind) ? kind : undefined)
