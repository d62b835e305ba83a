import type { Access } from '../../manifest/contract/access.ts'
import { batchPath } from '../../manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition, DossieDefinition, DossiePart } from '../../manifest/contract/resolved.ts'
import type { DossieFile } from '../../manifest/schema/dossie.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { ModelFamily } from './model.ts'
import { stripUndefined } from './strip-undefined.ts'

type DossieFilePart = DossieFile['parts'][number]

/** What a part is called: its own name, or the consulta's, with the variant's number where the consulta stands twice. */
export function partName(part: DossieFilePart, parts: readonly DossieFilePart[]): string {
  const isOnlyOne = parts.filter(({ consulta, name }) => consulta === part.consulta && !name).length < 2
  return part.name ?? (isOnlyOne ? part.consulta : `${part.consulta}-${part.variant}`)
}

/** The templates of a part that names none: each field takes the dossiê's of the same name, or else of the same kind. */
export function buildDefaultTemplates(
  fields: readonly Field[],
  given: readonly Field[],
): Record<string, string> {
  const pairs = fields.flatMap(({ name, kind }) => {
    const sameKind = given.filter((field) => field.kind === kind)
    const source = sameKind.find((field) => field.name === name) ?? sameKind[0]
    return source ? [[name, `{${source.name}}`] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Names of the parts that templates read: of `{parts.empresas.cnpj}` it is `empresas`. */
export const listReferencedParts = (templates: Record<string, string>): string[] => [
  ...new Set(
    Object.values(templates).flatMap((text) =>
      [...text.matchAll(/\{parts\.([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ),
]

function resolvePart(part: DossieFilePart, file: DossieFile, definition: ConsultaDefinition): DossiePart {
  const templates = part.with ?? buildDefaultTemplates(definition.fields, file.fields)
  return {
    name: partName(part, file.parts),
    family: definition.family,
    variant: definition.variant,
    title: part.title ?? definition.title,
    with: templates,
    after: listReferencedParts(templates),
    ...(definition.access && { access: definition.access }),
  }
}

/** A dossiê as the emitters read it. Its parts have been checked: each is a consulta that is there. */
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
  return stripUndefined({
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
