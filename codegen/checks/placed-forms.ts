import type { DossieFile } from '../../manifest/schema/dossie.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import type { PlacedForm } from '../resolve/expand-family.ts'
import type { CheckInput } from './check.ts'

/** The form of a dossiê, with its places. */
const formOfDossie = ({ fields, requireOneOf, batch }: DossieFile): PlacedForm => ({
  fields: fields.map((item, index) => ({ item, path: ['fields', index] })),
  requireOneOf: requireOneOf && { item: requireOneOf, path: ['requireOneOf'] },
  batch: batch && { item: batch, path: ['batch'] },
})

/** Every form of the manifest, of variants and of dossiês. */
export const placedForms = ({
  families,
  dossies,
}: CheckInput): { document: ManifestDocument; form: PlacedForm; whose: string }[] => [
  ...families.flatMap(({ document, variants }) =>
    variants.map((form) => ({ document, form, whose: `A variante ${form.number}` })),
  ),
  ...dossies.map(({ document, value }) => ({ document, form: formOfDossie(value), whose: 'O dossiê' })),
]

/** The fields that `requireOneOf` names, and where. */
export const fieldsRequiredInGroup = ({ requireOneOf }: PlacedForm): { name: string; at: Path }[] =>
  (requireOneOf?.item ?? []).map((name, index) => ({ name, at: [...(requireOneOf?.path ?? []), index] }))
