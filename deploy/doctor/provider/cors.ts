import { findOriginProblem } from '../../../codegen/authoring/verify/checks/cors.ts'
import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import type { ProviderCheckName, ProviderGroup } from './settings.ts'

/**
 * Checks that a page of this origin may read an answer. The app sends only safelisted headers to the provider,
 * so a browser makes no preflight.
 */
export function checkReadableByPage(
  { ok, fail }: ProviderGroup,
  check: ProviderCheckName,
  { headers }: AnsweredReply,
  origin: string,
) {
  const problem = findOriginProblem(headers, { origin, sendsCookies: false })
  if (!problem) return ok(check)
  return fail(
    check,
    problem.message,
    `registre ${origin} no provedor como origem do painel (CORS, Web origins, SPA), e confira se um proxy não tira o cabeçalho`,
  )
}
