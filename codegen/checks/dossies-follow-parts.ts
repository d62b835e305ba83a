import { accessToAny } from '../../manifest/contract/access.ts'
import { accessWords } from '../resolve/access-words.ts'
import { partAccess } from '../resolve/route-access.ts'
import type { Check } from './check.ts'
import { letInTooMany } from './let-in-too-many.ts'
import { knowsAllRoles } from './placed-roles.ts'

/** A warning for each dossiê that lets in, by an `access` of its own, who may see none of its parts. */
export const dossiesFollowParts: Check = (manifest) => {
  const { dossies, families, broken } = manifest
  if (broken.has('consultas/') || !knowsAllRoles(manifest)) return []
  return dossies.flatMap(({ document, value: { dossie, access, parts } }) => {
    const behind = accessToAny(parts.map((part) => partAccess(part, families)))
    const many = access && letInTooMany(access, behind)
    if (!behind || many === undefined) return []
    const message = `O dossiê "${dossie}" deixa entrar ${many}, e as suas partes são de ${accessWords(behind)}`
    return [document.report('dossie-more-open', ['access'], 'value', message)]
  })
}
