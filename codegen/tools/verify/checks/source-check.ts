import type { VerifyProblem } from '../verify-problem.ts'

/** Names of what is checked of a source as a whole; `--json` has them. */
export type SourceCheckName =
  | 'preflight'
  | 'answers'
  | 'errors'
  | 'retry-after'
  | 'no-token'
  | 'invented-token'
  | 'forged-token'
  | 'no-purpose'
  | 'no-role'

/** Titles in Portuguese. */
export const checkTitles: Record<SourceCheckName, string> = {
  preflight: 'preflight do navegador',
  answers: 'respostas legíveis no navegador',
  errors: 'erros legíveis no navegador',
  'retry-after': 'Retry-After legível no navegador',
  'no-token': 'recusa pedido sem token',
  'invented-token': 'recusa token inventado',
  'forged-token': 'recusa token adulterado',
  'no-purpose': 'recusa pedido sem finalidade',
  'no-role': 'recusa quem não tem o papel',
}

/** A check's outcome. `reason` tells why something was not checked: all of it, or a part if the status is `ok`. */
export type SourceCheck = {
  check: SourceCheckName
  status: 'ok' | 'broken' | 'unchecked'
  problems: VerifyProblem[]
  reason?: string
}

export const createUnchecked = (check: SourceCheckName, reason: string): SourceCheck => ({
  check,
  status: 'unchecked',
  problems: [],
  reason,
})

export const createChecked = (
  check: SourceCheckName,
  problems: VerifyProblem[],
  reason?: string,
): SourceCheck => ({
  check,
  status: problems.length === 0 ? 'ok' : 'broken',
  problems,
  ...(reason !== undefined && { reason }),
})
