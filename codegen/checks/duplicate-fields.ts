import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ManifestDocument, Path } from '../read/manifest-document.ts'
import type { PlacedForm } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'
import { fieldsRequiredInGroup, placedForms } from './placed-forms.ts'

/** What stands a second time, naming where it stood first. */
function repeated(
  names: { name: string; at: Path }[],
  document: ManifestDocument,
  messageOf: (name: string, earlier: string) => string,
  hint: string,
): Diagnostic[] {
  const first = new Map<string, Path>()
  return names.flatMap(({ name, at }): Diagnostic[] => {
    const earlier = first.get(name)
    if (earlier === undefined) {
      first.set(name, at)
      return []
    }
    const message = messageOf(name, document.place(earlier, 'value'))
    const related = [document.related(earlier, 'value', 'o primeiro está aqui')]
    return [document.report('duplicate-field', at, 'value', message, hint, related)]
  })
}

const duplicates = (form: PlacedForm, document: ManifestDocument) => [
  ...repeated(
    form.fields.map(({ item: { name }, path }) => ({ name, at: [...path, 'name'] })),
    document,
    (name, earlier) => `O campo "${name}" já está em ${earlier}`,
    'dê outro nome a um dos dois',
  ),
  ...repeated(
    fieldsRequiredInGroup(form),
    document,
    (name, earlier) => `requireOneOf já tem o campo "${name}", em ${earlier}`,
    'tire um dos dois',
  ),
]

/** No form has two fields with one name, and no `requireOneOf` names a field twice. */
export const duplicateFields: Check = (manifest) =>
  placedForms(manifest).flatMap(({ document, form }) => duplicates(form, document))
