/** A problem in one line of Portuguese, and its fix. */
export type CheckProblem = { message: string; hint?: string | undefined }

/** `warning`: it works, but users should know. `unchecked`: nobody knows whether it works. */
export type CheckStatus = 'ok' | 'warning' | 'broken' | 'unchecked'

/** A check's outcome. It contains no token and no value of a query or an answer. */
export type Check = {
  /** The part of the deployment, for example `provider` or `source gateway`. */
  group: string
  /** The check's name, as `--json` prints it. */
  check: string
  title: string
  status: CheckStatus
  problems: CheckProblem[]
  /** Why the check was not made, or what it did not cover. */
  reason?: string
}

/** Returns functions that create the outcomes of a group's checks. */
export function createGroup<Name extends string>(group: string, titles: Record<Name, string>) {
  const create = (check: Name, status: CheckStatus, problems: CheckProblem[], reason?: string): Check => ({
    group,
    check,
    title: titles[check],
    status,
    problems,
    ...(reason !== undefined && { reason }),
  })
  const ok = (check: Name, reason?: string) => create(check, 'ok', [], reason)
  const fail = (check: Name, message: string, hint?: string) =>
    create(check, 'broken', [{ message, ...(hint !== undefined && { hint }) }])
  return {
    ok,
    fail,
    warn: (check: Name, message: string, hint: string) => create(check, 'warning', [{ message, hint }]),
    skip: (check: Name, reason: string) => create(check, 'unchecked', [], reason),
    /** Skips all checks that are not among these. */
    skipRest: (made: readonly Check[], reason: string) =>
      (Object.keys(titles) as Name[])
        .filter((name) => !made.some(({ check }) => check === name))
        .map((name) => create(name, 'unchecked', [], reason)),
    decide: (check: Name, problem: CheckProblem | undefined) =>
      problem ? fail(check, problem.message, problem.hint) : ok(check),
  }
}

/** The reason of checks that need the dashboard's address. */
export const lacksOrigin = 'falta --origin, o endereço do painel'
