import type { FaultName } from './faults.ts'

/** A fault instead of the good answer: of one service, or of all, when a subject is asked for, by one path or by any. */
export type FaultRule = { service?: string; subject: string; path?: string; fault: FaultName | 'unknown' }

/** A request, as tests are told of it. */
export type RecordedRequest = { method: string; path: string; body: string }

export const readService = (path: string) => path.split('/')[1] ?? ''

/** The newest rule about something that a request is about: a part of its path, or a text in its body. */
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
