import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { LocatedForm } from '../expand/expand-family.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'
import { listForms, listGroupFields } from './located-forms.ts'

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
