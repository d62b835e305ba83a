import { type CastGroup, castDocuments } from '@manifest/contract/cast/cast-data.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { FormValues } from '../../form/form-values.ts'

const groups = new Map(
  Object.entries(castDocuments).map(([group, kind]) => [kind as string, group as CastGroup]),
)

/** Returns the group whose documents a kind of field takes. */
export const findGroup = (kind: string): CastGroup | undefined => groups.get(kind)

/** Returns the document that a query is about: the first of its form. */
export function readSubject(
  { fields }: Pick<ConsultaDefinition, 'fields'>,
  values: FormValues,
): { group: CastGroup; document: string } | undefined {
  for (const { name, kind } of fields) {
    const [group, document] = [findGroup(kind), values[name]]
    if (group !== undefined && document) return { group, document }
  }
  return undefined
}
