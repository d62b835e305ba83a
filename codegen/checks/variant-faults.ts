import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { Part, Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/** What is wrong with a variant, at a place of its file that it may share with others. */
export type VariantFault = {
  code: DiagnosticCode
  at: Path
  part: Part
  message: string
  hint?: string | undefined
  /** Where `defaults` says it, one variant that it fits is enough: the others do not inherit it. */
  isLeftOut?: boolean
}

/**
 * A check of each variant by itself. What `defaults` says may be wrong in one variant only: the message says in which,
 * unless it is wrong in all of them alike.
 */
export function inEachVariant(faultsOf: (variant: ExpandedVariant) => VariantFault[]): Check {
  const diagnosticsOf = oncePer((family: ExpandedFamily) => inFamily(family, faultsOf))
  return ({ families }) => families.flatMap(diagnosticsOf)
}

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
  const isSharedBy = (fault: VariantFault, numbers: number[]) =>
    fault.at[0] === 'defaults' && numbers.length < variants.length
  const reported = [...found.values()].filter(
    ({ fault, numbers }) => !(fault.isLeftOut && isSharedBy(fault, numbers)),
  )
  return reported.map(({ fault, numbers }) => {
    const { code, at, part, message, hint } = fault
    const isShared = isSharedBy(fault, numbers)
    const whose = numbers.length === 1 ? `variante ${numbers}` : `variantes ${numbers.join(', ')}`
    return document.report(code, at, part, isShared ? `${message} (${whose})` : message, hint)
  })
}
