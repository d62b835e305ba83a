import { parse } from 'yaml'

/** A value as people write it in YAML, on one line: in quotes only where it could be read as something else. */
export function formatScalar(value: string | number | boolean | null): string {
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value)
}

/** A text without what means something in YAML, inside `{ }` too. */
const plainPattern = /^[\p{L}$\\][\p{L}\p{N}\p{So} ()/.$+*%_'!?ºª°;=<>@–—~\\-]*$/u

/** Words that YAML 1.1 takes for a yes, a no or nothing. */
const reservedWords = /^(?:y|n|yes|no|on|off|true|false|null)$/i

/** Letters and digits mixed, as in documents and codes, and in paths that begin with an index. */
const codePattern = /^(?=.*[A-Za-z])[\dA-Za-z.]+$/

/** A path of a request without fields. */
const pathPattern = /^\/[\w./~-]*$/

function isPlain(text: string): boolean {
  if (reservedWords.test(text) || text.endsWith(' ')) return false
  return codePattern.test(text) ? parse(text) === text : plainPattern.test(text) || pathPattern.test(text)
}
