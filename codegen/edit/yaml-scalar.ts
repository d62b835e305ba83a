import { parse } from 'yaml'

/** A value as people write it in YAML, on one line: in quotes only where it could be read as something else. */
export function scalarText(value: string | number | boolean | null): string {
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value)
}

/** A text without what means something in YAML, inside `{ }` too. */
const plain = /^[\p{L}$\\][\p{L}\p{N}\p{So} ()/.$+*%_'!?ºª°;=<>@–—~\\-]*$/u

/** Words that YAML 1.1 takes for a yes, a no or nothing. */
const taken = /^(?:y|n|yes|no|on|off|true|false|null)$/i

/** Letters and digits mixed, as in documents and codes, and in paths that begin with an index. */
const code = /^(?=.*[A-Za-z])[\dA-Za-z.]+$/

/** A path of a request without fields. */
const path = /^\/[\w./~-]*$/

function isPlain(text: string): boolean {
  if (taken.test(text) || text.endsWith(' ')) return false
  return code.test(text) ? parse(text) === text : plain.test(text) || path.test(text)
}
