import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { validateForm } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import type { InitialLookup } from './initial-lookup.ts'

/** From this width on a keyboard is at hand, and no other one comes up over half of the page. */
const wideScreenQuery = '(min-width: 768px)'

/**
 * The name of the field that takes the focus when the page opens: the first that lacks something where the form came
 * filled in, else the first of all on screens that are wide enough; none where the page begins with a question.
 */
export function findFieldToFocus(
  definition: ConsultaDefinition,
  { kind, values }: InitialLookup,
): string | undefined {
  if (kind === 'shown' || kind === 'asking') return undefined
  const [first] = definition.fields
  if (kind === 'filled') {
    const problems = validateForm(definition, values)
    const invalidField = definition.fields.find(({ name }) => problems[name] !== undefined)
    if (invalidField) return invalidField.name
    if (lacksPurpose(definition)) return purposeField().name
  }
  return window.matchMedia(wideScreenQuery).matches ? first?.name : undefined
}
