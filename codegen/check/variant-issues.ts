import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { KeyOrValue, YamlPath } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedFamily, ExpandedVariant } from '../resolve/expand-family.ts'
import type { Check } from './check.ts'

/** What is wrong with a variant, at a place of its file that it may share with others. */
export type VariantIssue = {
  code: DiagnosticCode
  at: YamlPath
  part: KeyOrValue
  message: string
  hint?: string | undefined
  /** Where `defaults` says it, one variant that it fits is enough: the others do not inherit it. */
  isIgnoredIfPartial?: boolean
}

/**
 * A check of each variant by itself. What `defaults` says may be wrong in one variant only: the message says in which,
 * unless it is wrong in all of them alike.
 */
export function checkEachVariant(findIssues: (variant: ExpandedVariant) => VariantIssue[]): Check {
  const checkFamilyOnce = oncePer((family: ExpandedFamily) => checkFamily(family, findIssues))
  return ({ families }) => families.flatMap(checkFamilyOnce)
}

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
    const { code, at, part, message, hint } = issue
    const namesVariants = isPartial(issue, numbers)
    const variantsLabel = numbers.length === 1 ? `variante ${numbers}` : `variantes ${numbers.join(', ')}`
    return document.report(code, at, part, namesVariants ? `${message} (${variantsLabel})` : message, hint)
  })
}
