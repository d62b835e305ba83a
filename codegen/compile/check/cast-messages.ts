import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExampleIssue } from '../expand/cast/fill-examples.ts'

type CastMessage = { code: DiagnosticCode; message: string; hint?: Hint | undefined }

/** Returns the code and the texts of a reference that leads nowhere. */
export function describeCastIssue(issue: ExampleIssue, members: ReadonlyMap<string, unknown>): CastMessage {
  switch (issue.kind) {
    case 'unknown-member':
      return {
        code: 'unknown-cast',
        message: `O elenco não tem "${issue.member}"`,
        hint:
          members.size === 0
            ? 'o manifesto não tem demo/cast.yaml, ou ninguém nele'
            : suggestionHint(issue.member, members.keys()),
      }
    case 'unknown-fact': {
      const wrong = issue.path.split('.').at(-1) ?? ''
      return {
        code: 'unknown-cast',
        message: `"${issue.member}" não tem o fato "${issue.path}"`,
        hint: suggestionHint(wrong, issue.known),
      }
    }
    case 'cycle':
      return { code: 'cast-cycle', message: `A referência "${issue.reference}" volta a si mesma` }
    case 'no-subject':
      return {
        code: 'unknown-cast',
        message: `O exemplo não nomeia ninguém cujo lugar "${issue.reference}" tome`,
        hint: `escreva no exemplo ao menos uma referência a um membro de ${issue.group}, ou dê when a esta resposta`,
      }
  }
}
