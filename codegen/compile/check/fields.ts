import { purposePlaceholder } from '../../../manifest/contract/supplier-purpose.ts'
import type { ConditionalExample } from '../../../manifest/schema/consulta.ts'
import type { DossieFile } from '../../../manifest/schema/dossie.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant, LocatedForm } from '../expand/expand-family.ts'
import type { ExpandedManifest } from '../expand/expand-manifest.ts'
import type { Located } from '../expand/located.ts'
import { findUnusedIssues } from '../expand/unused-defaults.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'
import { listRequestFields, type NamedField } from './request-templates.ts'

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
const listGroupFields = ({ requireOneOf }: LocatedForm): { name: string; at: YamlPath }[] =>
  (requireOneOf?.item ?? []).map((name, index) => ({ name, at: [...(requireOneOf?.path ?? []), index] }))

const listConditionFields = ({ item, path }: Located<ConditionalExample>): NamedField[] =>
  Object.keys(item.when).map((name) => ({ name, at: [...path, 'when', name], keyOrValue: 'key' }))

/** Returns every field that the templates of the request and the conditions of the examples name. */
const listNamedFields = ({ request, supplier, examples }: ExpandedVariant): NamedField[] => [
  ...(request ? listRequestFields(request) : []),
  // `checkSupplierPurposes` checks the purpose.
  ...(supplier ? listRequestFields(supplier).filter(({ name }) => name !== purposePlaceholder) : []),
  ...examples.flatMap(listConditionFields),
]

/** Checks that templates, conditions and `requireOneOf` name fields of their form. */
export const checkFieldNames: Check = (manifest) => [
  ...manifest.families.flatMap((family) =>
    [...family.variants.flatMap(findUnknownFields), ...findUnusedIssues(family, findUnknownFields)].map(
      reportUnknownField(family.document),
    ),
  ),
  ...listForms(manifest).flatMap(({ document, form }) =>
    listUnknownFields(
      form,
      listGroupFields(form).map((named) => ({ ...named, keyOrValue: 'value' })),
    ).map(reportUnknownField(document)),
  ),
]

/** A name that the form does not have, and the names that it has. */
type UnknownField = NamedField & { known: string[] }

const findUnknownFields = (variant: ExpandedVariant) => listUnknownFields(variant, listNamedFields(variant))

function listUnknownFields({ fields }: LocatedForm, named: NamedField[]): UnknownField[] {
  const known = fields.map(({ item }) => item.name)
  return named.filter(({ name }) => !known.includes(name)).map((one) => ({ ...one, known }))
}

const reportUnknownField =
  (document: ManifestDocument) =>
  ({ name, at, keyOrValue, known }: UnknownField): Diagnostic => {
    const message = `O formulário não tem o campo "${name}"`
    return document.report('unknown-field', at, keyOrValue, message, suggestionHint(name, known))
  }

/** Reports each repeated name, with the position of the first. */
function reportRepeatedNames(
  names: { name: string; at: YamlPath }[],
  document: ManifestDocument,
  buildMessage: (name: string, earlier: string) => string,
  hint: string,
): Diagnostic[] {
  const first = new Map<string, YamlPath>()
  return names.flatMap(({ name, at }): Diagnostic[] => {
    const earlier = first.get(name)
    if (earlier === undefined) {
      first.set(name, at)
      return []
    }
    const message = buildMessage(name, document.formatPosition(earlier, 'value'))
    const related = [document.related(earlier, 'value', 'o primeiro está aqui')]
    return [document.report('duplicate-field', at, 'value', message, hint, related)]
  })
}

const reportFormDuplicates = (form: LocatedForm, document: ManifestDocument) => [
  ...reportRepeatedNames(
    form.fields.map(({ item: { name }, path }) => ({ name, at: [...path, 'name'] })),
    document,
    (name, earlier) => `O campo "${name}" já está em ${earlier}`,
    'dê outro nome a um dos dois',
  ),
  ...reportRepeatedNames(
    listGroupFields(form),
    document,
    (name, earlier) => `requireOneOf já tem o campo "${name}", em ${earlier}`,
    'tire um dos dois',
  ),
]

/** Checks that field names of a form, and the names in `requireOneOf`, are unique. */
export const checkDuplicateFields: Check = (manifest) =>
  listForms(manifest).flatMap(({ document, form }) => reportFormDuplicates(form, document))
