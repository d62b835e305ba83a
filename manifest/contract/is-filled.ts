/** Returns false for an element without values, such as `{ valor: null }`: a form that the source left empty. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined
  const parts = Object.values(value)
  return parts.length === 0 || parts.some(isFilled)
}
