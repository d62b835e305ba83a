import { batchPath, familyPattern } from '../../../manifest/contract/consulta-paths.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ExpandedFamily } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import { normalizedPattern } from '../expand/match-route.ts'
import type { EntryLocation, LocatedRoute } from '../expand/route-table.ts'
import type { Check } from './check.ts'

/** A path or pattern of a route or family, with its position. */
type ReservedPath = EntryLocation & { path: string }

/** Checks that no two paths are equal, apart from case, trailing slash and names of parameters. */
export const checkUniquePaths: Check = (manifest) => {
  const reserve = createPathRegistry()
  const inPages = sortByDeclaration(manifest).flatMap((route) => reserve({ ...route, path: route.pattern }))
  const reserveFamilyPath = createPathRegistry()
  const inFamilies = manifest.families.flatMap((family) => {
    // Report two families with one path once: all of their variants would clash.
    const duplicates = reserveFamilyPath(familyReservation(family))
    return duplicates.length > 0 ? duplicates : listFamilyReservations(family).flatMap(reserve)
  })
  return [...inPages, ...inFamilies]
}

/** Sorts pages and dossiês in the order of the files: of two with the same path, the second is reported. */
function sortByDeclaration({ table, routes, dossies }: ExpandedManifest): LocatedRoute[] {
  const documents = [...routes, ...dossies].map(({ document }) => document)
  const indexOf = ({ at: [, index] }: EntryLocation) => Number(index ?? 0)
  return table
    .filter(({ family }) => family === undefined)
    .sort(
      (one, other) =>
        documents.indexOf(one.document) - documents.indexOf(other.document) || indexOf(one) - indexOf(other),
    )
}

/** Returns a function that registers a path, or reports that it is in use. */
function createPathRegistry() {
  const first = new Map<string, ReservedPath>()
  return (reserved: ReservedPath): Diagnostic[] => {
    const key = normalizedPattern(reserved.path)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, reserved)
      return []
    }
    const { path, document, at, keyOrValue } = reserved
    const message = `O caminho ${path} já é usado em ${earlier.document.formatPosition(earlier.at, earlier.keyOrValue)}`
    const related = [earlier.document.related(earlier.at, earlier.keyOrValue, 'o outro está aqui')]
    return [document.report('duplicate-path', at, keyOrValue, message, undefined, related)]
  }
}

const familyReservation = ({ document, file }: ExpandedFamily): ReservedPath => ({
  path: file.path,
  document,
  at: ['path'],
  keyOrValue: 'value',
})

/** A family reserves all of `path/n`: another route with a parameter there would be ambiguous. */
function listFamilyReservations(family: ExpandedFamily): ReservedPath[] {
  const { document, variants } = family
  const own = familyReservation(family)
  const variantPattern = familyPattern(own.path).replace('?', '')
  const paths = variants.map(({ path, number }): ReservedPath => {
    return number === 1
      ? { ...own, path }
      : { path, document, at: ['variants', String(number)], keyOrValue: 'key' }
  })
  return [{ ...own, path: variantPattern }, ...paths, ...listBatchReservations(family, variantPattern)]
}

/** Batches reserve all of `path/n/lote`, and `path/lote`, even if not all variants have one. */
function listBatchReservations(
  { document, file, variants }: ExpandedFamily,
  variantPattern: string,
): ReservedPath[] {
  const reservations = variants.flatMap(({ path, batch }): ReservedPath[] =>
    batch ? [{ path: batchPath(path), document, at: batch.path, keyOrValue: 'key' }] : [],
  )
  const [first] = reservations
  if (!first) return []
  const own = batchPath(file.path)
  const ownReservation = reservations.some(({ path }) => path === own) ? [] : [{ ...first, path: own }]
  return [{ ...first, path: batchPath(variantPattern) }, ...ownReservation, ...reservations]
}
