import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { Part, Path } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/** What is wrong with a variant, at a place of its file that it may share with others. */
export type VariantFault = {
  code: DiagnosticCode
  at: Path
  part: Part
  message: string
  hint?: string | undefined
}

/**
 * A check of each variant by itself. What `defaults` says may be wrong in one variant only: the message says in which,
 * unless it is wrong in all of them alike.
 */
export const inEachVariant =
  (faultsOf: (variant: ExpandedVariant) => VariantFault[]): Check =>
  ({ families }) =>
    families.flatMap((family) => inFamily(family, faultsOf))

function inFamily(
  { document, variants }: ExpandedFamily,
  faultsOf: (variant: ExpandedVariant) => VariantFault[],
): Diagnostic[] {
  const found = new Map<string, { fault: VariantFault; numbers: number[] }>()
  for (const variant of variants)
    for (const fault of faultsOf(variant)) {
      const key = JSON.stringify([fault.code, fault.at, fault.message])
      const known = found.get(key)
      if (known) known.numbers.push(variant.number)
      else found.set(key, { fault, numbers: [variant.number] })
    }
  return [...found.values()].map(({ fault: { code, at, part, message, hint }, numbers }) => {
    const isShared = at[0] === 'defaults' && numbers.length < variants.length
    const whose = numbers.length === 1 ? `variante ${numbers}` : `variantes ${numbers.join(', ')}`
    return document.report(code, at, part, isShared ? `${message} (${whose})` : message, hint)
  })
}
