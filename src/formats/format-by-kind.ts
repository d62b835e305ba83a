import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { FieldKind } from '@manifest/schema/field.ts'
import { formatValue } from './registry.ts'

/** Formats the normalised value of a field for people: 111.444.777-35, 01001-000. */
export const formatByKind = (kind: FieldKind, value: string): string => formatValue(value, fieldFormat(kind))
