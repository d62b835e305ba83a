import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { ExpandedVariant } from './expand-family.ts'

import type { ExpandedManifest } from './expand-manifest.ts'

type DossieFilePart = DossieFile['parts'][number]

/** A part of a dossiê with its position, and its variant, if that exists. */
export type LocatedPart = {
  part: DossieFilePart
  name: string
  at: YamlPath
  variant: ExpandedVariant | undefined
  /** The templates of the variant's fields, from `with` or by default. */
  templates: Record<string, string>
}

type LocatedDossie = { document: ManifestDocument; dossie: DossieFile; parts: LocatedPart[] }

export const listDossies = ({ families, dossies }: ExpandedManifest): LocatedDossie[] =>
  dossies.map(({ document, value: dossie }) => ({
    document,
    dossie,
    parts: dossie.parts.map((part, index) => {
      const family = families.find(({ file }) => file.consulta === part.consulta)
      const variant = family?.variants.find(({ number }) => number === part.variant)
      const fields = variant?.fields.map(({ item }) => item) ?? []
      return {
        part,
        name: partName(part, dossie.parts),
        at: ['parts', index],
        variant,
        templates: part.with ?? buildDefaultTemplates(fields, dossie.fields),
      }
    }),
  }))

/** Returns the consulta of a part as messages name it: `cpf/7`. */
export const formatConsultaId = ({ part: { consulta, variant } }: LocatedPart) => `${consulta}/${variant}`

/** Returns a part's own name, or the name of its consulta, with the variant's number if the consulta occurs twice. */
export function partName(part: DossieFilePart, parts: readonly DossieFilePart[]): string {
  const isOnlyOne = parts.filter(({ consulta, name }) => consulta === part.consulta && !name).length < 2
  return part.name ?? (isOnlyOne ? part.consulta : `${part.consulta}-${part.variant}`)
}

/** Returns the templates of a part without `with`: a field takes the dossiê's field of its name, or else of its kind. */
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

/** Returns the names of the parts that templates read: `empresas` for `{parts.empresas.cnpj}`. */
export const listReferencedParts = (templates: Record<string, string>): string[] => [
  ...new Set(
    Object.values(templates).flatMap((text) =>
      [...text.matchAll(/\{parts\.([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ),
]
