import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import type { ExpandedFamily, ExpandedVariant } from '../expand/expand-family.ts'
import { findUnusedIssues } from '../expand/unused-defaults.ts'
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
  /** True if the message names the variants. */
  namesVariants?: boolean
}

type FindIssues = (variant: ExpandedVariant, family: ExpandedFamily) => VariantIssue[]

/**
 * Creates a check of each variant by itself. An issue in `defaults` is reported once. The message names the variants,
 * unless all of them have the issue. Parts of `defaults` that no variant inherits are checked, too.
 */
export const checkEachVariant =
  (findIssues: FindIssues): Check =>
  ({ families }) =>
    families.flatMap((family) => checkFamily(family, findIssues))

function checkFamily(family: ExpandedFamily, findIssues: FindIssues): Diagnostic[] {
  const { document, variants } = family
  const found = new Map<string, { issue: VariantIssue; numbers: number[] }>()
  for (const variant of variants)
    for (const issue of findIssues(variant, family)) {
      const key = JSON.stringify([issue.code, issue.at, issue.message])
      const reportedIssue = found.get(key)
      if (reportedIssue) reportedIssue.numbers.push(variant.number)
      else found.set(key, { issue, numbers: [variant.number] })
    }
  const allNumbers = variants.map(({ number }) => number)
  const isPartial = (issue: VariantIssue, numbers: number[]) =>
    issue.at[0] === 'defaults' && numbers.length < variants.length
  const reported = [...found.values()].filter(
    ({ issue, numbers }) => !(issue.isIgnoredIfPartial && isPartial(issue, numbers)),
  )
  const unused = findUnusedIssues(family, findIssues).map((issue) => ({ issue, numbers: allNumbers }))
  return [...reported, ...unused].map(({ issue, numbers }) => {
    const { code, at, keyOrValue, message, hint } = issue
    const namesVariants = !issue.namesVariants && isPartial(issue, numbers)
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
