import type { DossieFile } from '../../manifest/schema/dossie.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { defaultWith, partName } from '../resolve/resolve-dossie.ts'
import type { CheckInput } from './check.ts'

/** A part of a dossiê, where it is written, and the variant that it asks, if that is there. */
export type PlacedPart = {
  part: DossieFile['parts'][number]
  name: string
  at: Path
  variant: ExpandedVariant | undefined
  /** What fills in each field of the variant, written or by default. */
  templates: Record<string, string>
}

type PlacedDossie = { document: ManifestDocument; dossie: DossieFile; parts: PlacedPart[] }

/** Every dossiê with its parts. */
export const placedDossies = ({ families, dossies }: CheckInput): PlacedDossie[] =>
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
        templates: part.with ?? defaultWith(fields, dossie.fields),
      }
    }),
  }))

/** What a part asks, as messages call it: `cpf/7`. */
export const idOf = ({ part: { consulta, variant } }: PlacedPart) => `${consulta}/${variant}`
