import { type FieldKind, type FormattedKind, findKind } from '../kinds/index.ts'

/**
 * Returns the format that displays a field's values; `undefined` if they are displayed as sent. A value that subjects share
 * is a lead only if the layout gives its format, so its field has none.
 */
export function fieldFormat(kind: FieldKind): FormattedKind | undefined {
  const { format, subject } = findKind(kind)
  return format && !subject?.isShared ? (kind as FormattedKind) : undefined
}
