import type { DossieDefinition } from '../../../manifest/contract/resolved.ts'
import type { LocatedRoute } from '../../expand/route-table.ts'
import type { Model } from '../../resolve/model.ts'
import { createLeafRows, type ExplainRow } from './explain-row.ts'

/** The values of a dossiê, its parts as the manifest names them. */
export function dossieRows({ dossies }: Model, { document, route }: LocatedRoute): ExplainRow[] {
  const definition = dossies.find(({ dossie }) => dossie === route.dossie)
  if (!definition) return []
  const { description, icon, fields, requireOneOf, parts, batch } = definition
  const values = { description, icon, fields, requireOneOf, parts: parts.map(toManifestPart), batch }
  return Object.entries(values).flatMap(([key, value]) => createLeafRows(key, value, { document, at: [key] }))
}

const toManifestPart = ({
  name,
  family,
  variant,
  title,
  with: templates,
}: DossieDefinition['parts'][number]) => ({
  name,
  consulta: family,
  variant,
  title,
  with: templates,
})
