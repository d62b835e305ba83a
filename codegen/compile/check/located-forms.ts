import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import type { LocatedForm } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'

const readDossieForm = ({ fields, requireOneOf, batch }: DossieFile): LocatedForm => ({
  fields: fields.map((item, index) => ({ item, path: ['fields', index] })),
  requireOneOf: requireOneOf && { item: requireOneOf, path: ['requireOneOf'] },
  batch: batch && { item: batch, path: ['batch'] },
})

/** Returns every form of variants and dossiês. */
export const listForms = ({
  families,
  dossies,
}: ExpandedManifest): { document: ManifestDocument; form: LocatedForm; owner: string }[] => [
  ...families.flatMap(({ document, variants }) =>
    variants.map((form) => ({ document, form, owner: `A variante ${form.number}` })),
  ),
  ...dossies.map(({ document, value }) => ({ document, form: readDossieForm(value), owner: 'O dossiê' })),
]

/** Returns the fields that `requireOneOf` names, with their paths. */
export const listGroupFields = ({ requireOneOf }: LocatedForm): { name: string; at: YamlPath }[] =>
  (requireOneOf?.item ?? []).map((name, index) => ({ name, at: [...(requireOneOf?.path ?? []), index] }))
