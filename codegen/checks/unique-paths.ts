import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestSet } from '../parse/manifest-set.ts'
import { batchPath } from '../resolve/batch-path.ts'
import {
  batchPaths,
  canonicalPath,
  familyPaths,
  type PlacedPath,
  routeFilePaths,
} from '../resolve/route-paths.ts'
import type { Check } from './check.ts'

const placeOf = ({ document, at, part }: PlacedPath) => document.place(at, part)

function conflict({ path, document, at, part }: PlacedPath, earlier: PlacedPath): Diagnostic {
  const message = `O caminho ${path} já é usado em ${placeOf(earlier)}`
  return document.report('duplicate-path', at, part, message, 'mude um dos dois caminhos')
}

/** A family takes all of `path/n`, so that a route with a parameter there, or another family, could not be told apart. */
const patternOf = ({ document, value }: ManifestSet['consultas'][number]): PlacedPath => ({
  path: `${value.path.replace(/\/$/, '')}/:variante`,
  document,
  at: ['path'],
  part: 'value',
})

/** Batches take all of `path/n/lote` and `path/lote`, whichever variants have them. */
function batchClaims(family: ManifestSet['consultas'][number]): PlacedPath[] {
  const paths = batchPaths(family)
  const [first] = paths
  if (!first) return []
  const own = batchPath(family.value.path)
  const taken = paths.some(({ path }) => path === own) ? paths : [{ ...first, path: own }, ...paths]
  return [{ ...first, path: batchPath(patternOf(family).path) }, ...taken]
}

/** Two routes with one path: they differ at most in case, a trailing slash or the name of a parameter. */
export const uniquePaths: Check = (manifest) => {
  const first = new Map<string, PlacedPath>()
  const claim = (placed: PlacedPath): Diagnostic[] => {
    const key = canonicalPath(placed.path)
    const earlier = first.get(key)
    if (earlier) return [conflict(placed, earlier)]
    first.set(key, placed)
    return []
  }
  const inRoutes = routeFilePaths(manifest).flatMap(claim)
  const families = new Map<string, PlacedPath>()
  const inFamilies = manifest.consultas.flatMap((family): Diagnostic[] => {
    const own: PlacedPath = { ...patternOf(family), path: family.value.path }
    const twin = families.get(canonicalPath(own.path))
    // One diagnostic for two families with one path: their variants all clash because of it.
    if (twin) return [conflict(own, twin)]
    families.set(canonicalPath(own.path), own)
    const claimed = [patternOf(family), ...familyPaths(family), ...batchClaims(family)]
    return claimed.flatMap(claim)
  })
  return [...inRoutes, ...inFamilies]
}
