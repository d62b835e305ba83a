import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { indexMembers } from '../expand/cast/members.ts'
import { hasBroken } from '../read/read-manifest.ts'
import { describeCastIssue } from './cast-messages.ts'
import type { Check } from './check.ts'

/** Checks the references of examples. A broken cast file has its own diagnostics. */
export const checkCastReferences: Check = ({ families, cast, broken }) => {
  if (hasBroken(broken, 'demo/cast.yaml')) return []
  const members = indexMembers(cast?.value)
  return families.flatMap(({ document, castIssues }) => {
    const reported = new Map<string, Diagnostic>()
    for (const { at, issue } of castIssues) {
      const { code, message, hint } = describeCastIssue(issue, members)
      const key = `${at.join('/')} ${message}`
      if (!reported.has(key)) reported.set(key, document.report(code, at, 'value', message, hint))
    }
    return [...reported.values()]
  })
}
