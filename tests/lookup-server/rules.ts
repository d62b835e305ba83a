import type { FaultName } from './faults.ts'

/** A fault instead of the good answer: of one service, or of all, when a subject is asked for, by one path or by any. */
export type Rule = { service?: string; subject: string; path?: string; fault: FaultName | 'unknown' }

/** A request, as tests are told of it. */
export type Asked = { method: string; path: string; body: string }

export const serviceOf = (path: string) => path.split('/')[1] ?? ''

/** The newest rule about something that a request is about: a part of its path, or a text in its body. */
export function ruleFor(rules: readonly Rule[], { path, body }: Asked): Rule | undefined {
  const about = new Set([...path.split(/[/?&=]/), ...textsIn(body)])
  return rules.findLast(
    (rule) =>
      about.has(rule.subject) &&
      (rule.service ?? serviceOf(path)) === serviceOf(path) &&
      (rule.path ?? path) === path,
  )
}

const textsIn = (body: string): unknown[] => (body === '' ? [] : Object.values(JSON.parse(body)))
