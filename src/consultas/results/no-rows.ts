import { absentText } from '../../formats/registry.ts'

/** The empty state's text, where the manifest has none of its own. */
const defaultNoRowsText = 'Nenhum registro.'

/** Returns what stands in place of a list without rows; `undefined` if it has some. Only an empty list is empty. */
export function noRowsText(
  rows: readonly unknown[] | undefined,
  empty = defaultNoRowsText,
): string | undefined {
  if (rows === undefined) return absentText
  return rows.length === 0 ? empty : undefined
}
