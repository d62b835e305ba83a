import type { FaultName } from './faults.ts'

/** Replaces the valid answer about a subject with a fault, for one service and path or for all. */
export type FaultRule = { service?: string; subject: string; path?: string; fault: FaultName | 'unknown' }

export type RecordedRequest = { method: string; path: string; body: string; requestId?: string }

export const readService = (path: string) => path.split('/')[1] ?? ''

/** Returns the newest rule whose subject occurs in the path or in the body. */
export function findRule(
  rules: readonly FaultRule[],
  { path, body }: RecordedRequest,
): FaultRule | undefined {
  const subjects = new Set([...path.split(/[/?&=]/), ...readBodyTexts(body)])
  return rules.findLast(
    (rule) =>
      subjects.has(rule.subject) &&
      (rule.service ?? readService(path)) === readService(path) &&
      (rule.path ?? path) === path,
  )
}

const readBodyTexts = (body: string): unknown[] => (body === '' ? [] : Object.values(JSON.parse(body)))
