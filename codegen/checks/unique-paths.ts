import { batchPath, familyPattern } from '../../manifest/contract/consulta-paths.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ExpandedFamily } from '../resolve/expand-family.ts'
import { normalizedPattern } from '../resolve/match-route.ts'
import type { Place, PlacedRoute } from '../resolve/route-table.ts'
import type { Check, CheckInput } from './check.ts'

/** A path, or a pattern, that a route or a family claims, and its place in the manifest. */
type Claim = Place & { path: string }

/** Two routes with one path: they differ at most in case, a trailing slash or the name of a parameter. */
export const uniquePaths: Check = (manifest) => {
  const claim = createClaims()
  const inPages = inWrittenOrder(manifest).flatMap((route) => claim({ ...route, path: route.pattern }))
  const claimFamily = createClaims()
  const inFamilies = manifest.families.flatMap((family) => {
    // One diagnostic for two families with one path: their variants all clash because of it.
    const twin = claimFamily(ownPath(family))
    return twin.length > 0 ? twin : claimsOf(family).flatMap(claim)
  })
  return [...inPages, ...inFamilies]
}

/** The pages and dossiês of the table, which is by rank: of two with one path the one that is written second is at fault. */
function inWrittenOrder({ table, routes, dossies }: CheckInput): PlacedRoute[] {
  const documents = [...routes, ...dossies].map(({ document }) => document)
  const indexOf = ({ at: [, index] }: Place) => Number(index ?? 0)
  return table
    .filter(({ family }) => family === undefined)
    .sort(
      (one, other) =>
        documents.indexOf(one.document) - documents.indexOf(other.document) || indexOf(one) - indexOf(other),
    )
}

/** A function that takes a path, or reports that it is taken. */
function createClaims() {
  const first = new Map<string, Claim>()
  return (claim: Claim): Diagnostic[] => {
    const key = normalizedPattern(claim.path)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, claim)
      return []
    }
    const { path, document, at, part } = claim
    const message = `O caminho ${path} já é usado em ${earlier.document.place(earlier.at, earlier.part)}`
    const related = [earlier.document.related(earlier.at, earlier.part, 'o outro está aqui')]
    return [document.report('duplicate-path', at, part, message, undefined, related)]
  }
}

const ownPath = ({ document, file }: ExpandedFamily): Claim => ({
  path: file.path,
  document,
  at: ['path'],
  part: 'value',
})

/** A family takes all of `path/n`: another route with a parameter there would be ambiguous. */
function claimsOf(family: ExpandedFamily): Claim[] {
  const { document, variants } = family
  const own = ownPath(family)
  const everyVariant = familyPattern(own.path).replace('?', '')
  const paths = variants.map(({ path, number }): Claim => {
    return number === 1 ? { ...own, path } : { path, document, at: ['variants', String(number)], part: 'key' }
  })
  return [{ ...own, path: everyVariant }, ...paths, ...batchClaims(family, everyVariant)]
}

/** Batches take all of `path/n/lote` and `path/lote`, whichever variants have them. */
function batchClaims({ document, file, variants }: ExpandedFamily, everyVariant: string): Claim[] {
  const claims = variants.flatMap(({ path, batch }): Claim[] =>
    batch ? [{ path: batchPath(path), document, at: batch.path, part: 'key' }] : [],
  )
  const [first] = claims
  if (!first) return []
  const own = batchPath(file.path)
  const ownClaim = claims.some(({ path }) => path === own) ? [] : [{ ...first, path: own }]
  return [{ ...first, path: batchPath(everyVariant) }, ...ownClaim, ...claims]
}
