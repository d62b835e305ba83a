import type { PartField } from '../../../../manifest/contract/studio.ts'

/** Returns the values that are not empty, without spaces around them. */
export const trimValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )

/** Returns an error for each required field without a value, or `undefined` if there is none. */
export function findMissingValues(fields: PartField[], values: Record<string, string>) {
  const missing = fields.filter(({ name, isRequired }) => isRequired && values[name] === undefined)
  if (missing.length === 0) return undefined
  return Object.fromEntries(
    missing.map(({ name, control }) => [
      name,
      control.type === 'names' ? 'Escolha ao menos um' : 'Preencha este campo',
    ]),
  )
}
