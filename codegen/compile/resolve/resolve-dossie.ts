import type { Access } from '../../../manifest/contract/access.ts'
import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition, DossieDefinition, DossiePart } from '../../../manifest/contract/resolved.ts'
import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import { buildDefaultTemplates, listReferencedParts, partName } from '../expand/dossie-parts.ts'
import { stripDefaults } from '../expand/strip-undefined.ts'
import type { ModelFamily } from './model.ts'

function resolvePart(
  part: DossieFile['parts'][number],
  file: DossieFile,
  definition: ConsultaDefinition,
): DossiePart {
  const templates = part.with ?? buildDefaultTemplates(definition.fields, file.fields)
  return {
    name: partName(part, file.parts),
    family: definition.family,
    variant: definition.variant,
    title: part.title ?? definition.title,
    with: templates,
    after: listReferencedParts(templates),
    ...(definition.cost !== undefined && { cost: definition.cost }),
    ...(definition.access && { access: definition.access }),
  }
}

/** Returns a dossiê as the emitters read it. The checks guarantee that its consultas exist. */
export function resolveDossie(
  file: DossieFile,
  families: readonly ModelFamily[],
  access: Access | undefined,
): DossieDefinition {
  const { dossie, title, description, icon, path, fields, requireOneOf, batch } = file
  const consultas = file.parts.flatMap((part) => {
    const family = families.find((one) => one.family === part.consulta)
    const definition = family?.variants.find(({ variant }) => variant === part.variant)
    return definition ? [{ part, definition }] : []
  })
  return stripDefaults({
    dossie,
    title,
    description,
    icon,
    path,
    fields,
    requireOneOf,
    access,
    purpose: consultas.some(({ definition }) => definition.purpose) ? 'required' : undefined,
    parts: consultas.map(({ part, definition }) => resolvePart(part, file, definition)),
    batch: batch && { ...batch, path: batchPath(path) },
  }) as DossieDefinition
}
