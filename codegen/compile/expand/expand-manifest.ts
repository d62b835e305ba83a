import type { CastFile } from '../../../manifest/schema/cast.ts'
import type { ConsultaFile } from '../../../manifest/schema/consulta.ts'
import type { ParsedFile } from '../parse/parse-document.ts'
import type { ParsedManifest } from '../parse/parse-manifest.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import { fileStem } from '../read/manifest-files.ts'
import { indexMembers } from './cast/members.ts'
import { type ExpandedFamily, expandFamily } from './expand-family.ts'
import { buildRouteTable, type LocatedRoute } from './route-table.ts'

/** A parsed manifest with `defaults` applied to its families, and its routes sorted by rank. */
export type ExpandedManifest = ParsedManifest & { families: ExpandedFamily[]; table: LocatedRoute[] }

/** An expanded manifest in which no check found an error. */
export type CheckedManifest = ExpandedManifest & Required<Pick<ParsedManifest, 'app' | 'menu'>>

const createExpander = cacheByObject((cast: { value?: CastFile }) => {
  const members = indexMembers(cast.value)
  return cacheByObject(({ document, value }: ParsedFile<ConsultaFile>) =>
    // Other files know a family by the name of its file. `checkFileNames` reports another name.
    expandFamily({ document, value: { ...value, consulta: fileStem(document.name) } }, members),
  )
})

const noCast = {}

export function expandManifest(manifest: ParsedManifest): ExpandedManifest {
  const families = manifest.consultas.map(createExpander(manifest.cast ?? noCast))
  return { ...manifest, families, table: buildRouteTable(manifest, families) }
}
