import type { DossieFile } from '../../manifest/schema/dossie.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { buildDefaultTemplates, partName } from '../resolve/resolve-dossie.ts'
import type { CheckInput } from './check.ts'

/** A part of a dossiê, where it is written, and the variant that it asks, if that is there. */
export type LocatedPart = {
  part: DossieFile['parts'][number]
  name: string
  at: YamlPath
  variant: ExpandedVariant | undefined
  /** What fills in each field of the variant, written or by default. */
  templates: Record<string, string>
}

type LocatedDossie = { document: ManifestDocument; dossie: DossieFile; parts: LocatedPart[] }

/** Every dossiê with its parts. */
export const listDossies = ({ families, dossies }: CheckInput): LocatedDossie[] =>
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

/** What a part asks, as messages call it: `cpf/7`. */
export const formatConsultaId = ({ part: { consulta, variant } }: LocatedPart) => `${consulta}/${variant}`
