import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Beginning } from './beginning.ts'
import { problemsOf } from './form/form-values.ts'
import { lacksPurpose, purposeField } from './form/purpose.ts'

/** From this width on a keyboard is at hand, and no other one comes up over half of the page. */
const roomy = '(min-width: 768px)'

/**
 * The name of the field that takes the focus when the page opens: the first that lacks something where the form came
 * filled in, else the first of all on screens that are wide enough; none where the page begins with a question.
 */
export function fieldToFocus(
  definition: ConsultaDefinition,
  { kind, values }: Beginning,
): string | undefined {
  if (kind === 'shown' || kind === 'asking') return undefined
  const [first] = definition.fields
  if (kind === 'filled') {
    const problems = problemsOf(definition, values)
    const lacking = definition.fields.find(({ name }) => problems[name] !== undefined)
    if (lacking) return lacking.name
    if (lacksPurpose(definition)) return purposeField().name
  }
  return window.matchMedia(roomy).matches ? first?.name : undefined
}
