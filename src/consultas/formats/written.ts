import { fieldFormat } from '@manifest/contract/field-format.ts'
import type { FieldKind } from '@manifest/schema/field.ts'
import { formatted } from './registry.ts'

/** A normalised value of a field as people write it: 111.444.777-35, 01001-000. */
export const written = (kind: FieldKind, value: string): string => formatted(value, fieldFormat(kind))
