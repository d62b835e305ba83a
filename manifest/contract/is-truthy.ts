/**
 * Whether a value of an answer means yes. Sources write booleans as such or as texts ('N', 'false', '0'); an empty list
 * means no.
 */
export function isTruthy(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' ? !/^(?:|0|n|não|nao|false)$/i.test(value.trim()) : Boolean(value)
}
