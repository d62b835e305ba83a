import type { VerifyProblem } from '../verify-types.ts'

/** The names of checks, as `--json` prints them. */
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
  | 'balance'
  | 'usage'

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
  balance: 'diz o saldo de créditos',
  usage: 'diz o uso da equipe',
}

/** A check's outcome. `reason` says why the check was skipped, or with status `ok` why a part of it was. */
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

/** Joins equal problems into one with a count and the first example. */
export function countProblems(
  problems: readonly VerifyProblem[],
  total: number,
  unit: string,
): VerifyProblem[] {
  const countedByMessage = new Map<string, { problem: VerifyProblem; count: number }>()
  for (const problem of problems) {
    const counted = countedByMessage.get(problem.message)
    countedByMessage.set(problem.message, {
      problem: counted?.problem ?? problem,
      count: (counted?.count ?? 0) + 1,
    })
  }
  return Array.from(countedByMessage.values(), ({ problem, count }) => ({
    ...problem,
    message: `${problem.message}, em ${count} de ${total} ${unit}`,
  }))
}
