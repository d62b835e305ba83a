import type { Problem } from '../problem.ts'

/** Names of what is checked of a source as a whole; `--json` has them. */
export type CheckName =
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
export const checkTitles: Record<CheckName, string> = {
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
export type Check = {
  check: CheckName
  status: 'ok' | 'broken' | 'unchecked'
  problems: Problem[]
  reason?: string
}

export const unchecked = (check: CheckName, reason: string): Check => ({
  check,
  status: 'unchecked',
  problems: [],
  reason,
})

export const checked = (check: CheckName, problems: Problem[], reason?: string): Check => ({
  check,
  status: problems.length === 0 ? 'ok' : 'broken',
  problems,
  ...(reason !== undefined && { reason }),
})
