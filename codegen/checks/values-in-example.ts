import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import { hasValue, pathsOf } from './answer-paths.ts'
import type { Check } from './check.ts'
import { type Absence, absences } from './layout-absences.ts'

/** The names that a fallback's answer takes are the example's. */
function renamed({ request }: ExpandedVariant, example: unknown): Absence[] {
  return (request?.item.fallback ?? []).flatMap(({ rename = {} }, index) =>
    Object.keys(rename)
      .filter((name) => !hasValue(example, name))
      .map((name) => ({
        at: [...(request?.path ?? []), 'fallback', index, 'rename', name],
        part: 'key' as const,
        message: `O exemplo não tem "${name}"`,
        hint: suggestionHint(name, pathsOf(example)),
      })),
  )
}

function absencesIn(variant: ExpandedVariant): Absence[] {
  const example = variant.example?.item ?? {}
  const answers = [example, ...variant.examples.map(({ item }) => item.answer)] as const
  const found = [...absences(variant, answers), ...renamed(variant, example)]
  if (variant.example) return found
  return found.map((absence) => ({ ...absence, hint: 'escreva um example com uma resposta da fonte' }))
}

/** `defaults` may fail one variant's example only: the message says whose, unless it fails them all alike. */
function inFamily({ document, variants }: ExpandedFamily): Diagnostic[] {
  const found = new Map<string, { absence: Absence; numbers: number[] }>()
  for (const variant of variants)
    for (const absence of absencesIn(variant)) {
      const key = JSON.stringify([absence.at, absence.message])
      const known = found.get(key)
      if (known) known.numbers.push(variant.number)
      else found.set(key, { absence, numbers: [variant.number] })
    }
  return [...found.values()].map(({ absence: { at, part, message, hint }, numbers }) => {
    const isShared = at[0] === 'defaults' && numbers.length < variants.length
    const whose = numbers.length === 1 ? `variante ${numbers}` : `variantes ${numbers.join(', ')}`
    return document.report('unknown-value', at, part, isShared ? `${message} (${whose})` : message, hint)
  })
}

/** Every `value` of a layout is in the example, which is the contract of the answer. */
export const valuesInExample: Check = ({ families }) => families.flatMap(inFamily)
