/**
 * Returns true if a value of an answer means yes. Sources send booleans, texts ('N', 'false', '0') or lists;
 * an empty list means no.
 */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? !/^(?:|0|n|não|nao|false)$/i.test(value.trim()) : Boolean(value)
}
