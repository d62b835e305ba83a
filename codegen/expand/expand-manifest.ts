import type { ParsedManifest } from '../parse/parse-manifest.ts'
import { fileStem } from '../read/manifest-files.ts'
import { indexMembers } from './cast/members.ts'
import { type ExpandedFamily, expandFamily } from './expand-family.ts'
import { buildRouteTable, type LocatedRoute } from './route-table.ts'

/** A parsed manifest with `defaults` applied to its families, and its routes sorted by rank. */
export type ExpandedManifest = ParsedManifest & { families: ExpandedFamily[]; table: LocatedRoute[] }

/** An expanded manifest in which no check found an error. */
export type CheckedManifest = ExpandedManifest & Required<Pick<ParsedManifest, 'app' | 'menu'>>

export function expandManifest(manifest: ParsedManifest): ExpandedManifest {
  const members = indexMembers(manifest.cast?.value)
  const families = manifest.consultas.map(({ document, value }) =>
    // Other files know a family by the name of its file. `checkFileNames` reports another name.
    expandFamily({ document, value: { ...value, consulta: fileStem(document.name) } }, members),
  )
  return { ...manifest, families, table: buildRouteTable(manifest, families) }
}
