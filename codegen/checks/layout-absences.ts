import { rowsAt, valueAt, wholeAnswer } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue, RowValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Part, Path } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant, Placed } from '../resolve/expand-family.ts'
import { type Answers, hasValue, pathsOf } from './answer-paths.ts'

/** Something that a variant names and its answers do not have. */
export type Absence = { at: Path; part: Part; message: string; hint?: string | undefined }

/** A value that the layout names, with the place of its block. */
type PlacedValue = LayoutValue & { block: Path }

/** A path as messages name it, at their beginning. */
const named = (path: string) => (path === wholeAnswer ? 'A resposta inteira' : `"${path}"`)

/** The elements of a list in all answers: the example itself may well be the one without any. */
const rowsIn = (answers: Answers, list: string) => answers.flatMap((answer) => rowsAt(answer, list))

function missingValue({ block, path, at }: PlacedValue, [example]: Answers): Absence[] {
  if (hasValue(example, path)) return []
  const hint = Array.isArray(example)
    ? 'a resposta é uma lista: $ é ela inteira, e 0.nome um valor do seu primeiro elemento'
    : suggestionHint(path, pathsOf(example))
  return [{ at: [...block, ...at], part: 'value', message: `O exemplo não tem "${path}"`, hint }]
}

function missingInRows(
  { block, path: list }: PlacedValue,
  { path, at }: RowValue,
  answers: Answers,
): Absence[] {
  const rows = rowsIn(answers, list)
  if (path === undefined || rows.length === 0 || rows.some((row) => hasValue(row, path))) return []
  const message = `Nenhum elemento ${list === wholeAnswer ? 'da resposta' : `de "${list}"`} no exemplo tem "${path}"`
  const hint = suggestionHint(path, pathsOf(rows[0]))
  return [{ at: [...block, ...at], part: 'value', message, hint }]
}

/** Lists that a block shows row by row are lists in the example, with at least one row to hold columns against. */
function notAList({ block, path, at }: PlacedValue, answers: Answers): Absence[] {
  const value = valueAt(answers[0], path)
  if (value === undefined || (Array.isArray(value) && rowsIn(answers, path).length > 0)) return []
  const message = Array.isArray(value)
    ? `A lista "${path}" está vazia no exemplo`
    : `${named(path)} não é uma lista no exemplo`
  const hint =
    path === wholeAnswer && !Array.isArray(value)
      ? 'dê o caminho de uma lista que está na resposta'
      : 'dê ao exemplo ao menos um elemento'
  return [{ at: [...block, ...at], part: 'value', message, hint }]
}

const absencesOf = (value: PlacedValue, answers: Answers): Absence[] => [
  ...missingValue(value, answers),
  ...(value.rows ?? []).flatMap((row) => missingInRows(value, row, answers)),
  ...(value.rows ? notAList(value, answers) : []),
]

type PlacedPart = Placed<Summary> | Placed<Block>

/** The values of a part that are in none of the answers. Once of each: variants have most of theirs in common. */
const absencesIn = oncePer((part: PlacedPart) => {
  const values = 'block' in part.item ? blockPaths(part.item) : summaryPaths(part.item)
  return oncePer((answers: Answers) =>
    values.flatMap((value) => absencesOf({ ...value, block: part.path }, answers)),
  )
})

/** The values of a variant's layout that are in none of its answers; the first answer is the example. */
export const absences = ({ summary, result }: ExpandedVariant, answers: Answers): Absence[] =>
  [...(summary ? [summary] : []), ...result].flatMap((part) => absencesIn(part)(answers))
