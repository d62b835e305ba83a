import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Part, Path } from '../read/manifest-document.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { hasValue, pathsOf, rowsAt } from './answer-paths.ts'
import { blockValues, type LayoutValue, summaryValues } from './layout-values.ts'

/** Something that a variant names and its answers do not have. */
export type Absence = { at: Path; part: Part; message: string; hint?: string | undefined }

/** The elements of a list in the example and in the other answers: a clean case may well come first. */
const rowsIn = (answers: unknown[], path: string) => answers.flatMap((answer) => rowsAt(answer, path) ?? [])

function absence({ value, at, rows }: LayoutValue, answers: unknown[]): Absence | undefined {
  const [example] = answers
  if (rows === undefined) {
    if (hasValue(example, value)) return undefined
    const hint = suggestionHint(value, pathsOf(example))
    return { at, part: 'value', message: `O exemplo não tem "${value}"`, hint }
  }
  const elements = rowsIn(answers, rows)
  if (elements.length === 0 || elements.some((row) => hasValue(row, value))) return undefined
  const message = `Nenhum elemento de "${rows}" no exemplo tem "${value}"`
  return { at, part: 'value', message, hint: suggestionHint(value, pathsOf(elements[0])) }
}

/** Lists that a block shows row by row are lists in the example, with at least one row to hold columns against. */
function notAList(
  { item, path }: ExpandedVariant['result'][number],
  answers: unknown[],
): Absence | undefined {
  if (item.block !== 'table' && item.block !== 'list' && item.block !== 'timeline') return undefined
  const [example] = answers
  if (!hasValue(example, item.value)) return undefined
  const rows = rowsAt(example, item.value)
  if (rows && rowsIn(answers, item.value).length > 0) return undefined
  const message = rows
    ? `A lista "${item.value}" está vazia no exemplo`
    : `"${item.value}" não é uma lista no exemplo`
  return { at: [...path, 'value'], part: 'value', message, hint: 'dê ao exemplo ao menos um elemento' }
}

/** The values of a variant's layout that are in none of its answers; the first answer is the example. */
export function absences({ summary, result }: ExpandedVariant, answers: unknown[]): Absence[] {
  const values = [
    ...(summary ? summaryValues(summary.item, summary.path) : []),
    ...result.flatMap(({ item, path }) => blockValues(item, path)),
  ]
  return [
    ...values.map((value) => absence(value, answers)),
    ...result.map((block) => notAList(block, answers)),
  ].filter((found) => found !== undefined)
}
