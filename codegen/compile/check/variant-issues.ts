import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import type { KeyOrValue, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** An issue of a variant. `at` may be a path in `defaults`, which variants share. */
export type VariantIssue = {
  code: DiagnosticCode
  at: YamlPath
  keyOrValue: KeyOrValue
  message: string
  hint?: Hint | undefined
  /** True to ignore the issue in `defaults` if only some variants have it: the others use the value. */
  isIgnoredIfPartial?: boolean
}

/**
 * Creates a check of each variant by itself. An issue in `defaults` is reported once. The message names the variants,
 * unless all of them have the issue.
 */
export const checkEachVariant =
  (findIssues: (variant: ExpandedVariant) => VariantIssue[]): Check =>
  ({ families }) =>
    families.flatMap((family) => checkFamily(family, findIssues))

function checkFamily(
  { document, variants }: ExpandedFamily,
  findIssues: (variant: ExpandedVariant) => VariantIssue[],
): Diagnostic[] {
  const found = new Map<string, { issue: VariantIssue; numbers: number[] }>()
  for (const variant of variants)
    for (const issue of findIssues(variant)) {
      const key = JSON.stringify([issue.code, issue.at, issue.message])
      const reportedIssue = found.get(key)
      if (reportedIssue) reportedIssue.numbers.push(variant.number)
      else found.set(key, { issue, numbers: [variant.number] })
    }
  const isPartial = (issue: VariantIssue, numbers: number[]) =>
    issue.at[0] === 'defaults' && numbers.length < variants.length
  const reported = [...found.values()].filter(
    ({ issue, numbers }) => !(issue.isIgnoredIfPartial && isPartial(issue, numbers)),
  )
  return reported.map(({ issue, numbers }) => {
    const { code, at, keyOrValue, message, hint } = issue
    const namesVariants = isPartial(issue, numbers)
    const variantsLabel = numbers.length === 1 ? `variante ${numbers}` : `variantes ${numbers.join(', ')}`
    return document.report(
      code,
      at,
      keyOrValue,
      namesVariants ? `${message} (${variantsLabel})` : message,
      hint,
    )
  })
}
