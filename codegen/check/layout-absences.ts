import { rowsAt, valueAt, wholeAnswer } from '../../manifest/contract/answer-path.ts'
import type { LayoutValue, RowValue } from '../../manifest/contract/block-paths/layout-value.ts'
import { blockPaths } from '../../manifest/contract/block-paths/registry.ts'
import { summaryPaths } from '../../manifest/contract/block-paths/summary.ts'
import type { Block, Summary } from '../../manifest/schema/result.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { KeyOrValue, YamlPath } from '../read/manifest-document.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant, Located } from '../resolve/expand-family.ts'
import { type Answers, hasValue, listValuePaths } from './answer-paths.ts'

/** Something that a variant names and its answers do not have. */
export type Absence = { at: YamlPath; part: KeyOrValue; message: string; hint?: string | undefined }

/** A value that the layout names, with the place of its block. */
type LocatedValue = LayoutValue & { block: YamlPath }

/** A path as messages name it, at their beginning. */
const quotePath = (path: string) => (path === wholeAnswer ? 'A resposta inteira' : `"${path}"`)

/** The elements of a list in all answers: the example itself may well be the one without any. */
const collectRows = (answers: Answers, list: string) => answers.flatMap((answer) => rowsAt(answer, list))

function findMissingValue({ block, path, at }: LocatedValue, [example]: Answers): Absence[] {
  if (hasValue(example, path)) return []
  const hint = Array.isArray(example)
    ? 'a resposta é uma lista: $ é ela inteira, e 0.nome um valor do seu primeiro elemento'
    : suggestionHint(path, listValuePaths(example))
  return [{ at: [...block, ...at], part: 'value', message: `O exemplo não tem "${path}"`, hint }]
}

function findMissingInRows(
  { block, path: list }: LocatedValue,
  { path, at }: RowValue,
  answers: Answers,
): Absence[] {
  const rows = collectRows(answers, list)
  if (path === undefined || rows.length === 0 || rows.some((row) => hasValue(row, path))) return []
  const message = `Nenhum elemento ${list === wholeAnswer ? 'da resposta' : `de "${list}"`} no exemplo tem "${path}"`
  const hint = suggestionHint(path, listValuePaths(rows[0]))
  return [{ at: [...block, ...at], part: 'value', message, hint }]
}

/** Lists that a block shows row by row are lists in the example, with at least one row to hold columns against. */
function findNonList({ block, path, at }: LocatedValue, answers: Answers): Absence[] {
  const value = valueAt(answers[0], path)
  if (value === undefined || (Array.isArray(value) && collectRows(answers, path).length > 0)) return []
  const message = Array.isArray(value)
    ? `A lista "${path}" está vazia no exemplo`
    : `${quotePath(path)} não é uma lista no exemplo`
  const hint =
    path === wholeAnswer && !Array.isArray(value)
      ? 'dê o caminho de uma lista que está na resposta'
      : 'dê ao exemplo ao menos um elemento'
  return [{ at: [...block, ...at], part: 'value', message, hint }]
}

const findValueAbsences = (value: LocatedValue, answers: Answers): Absence[] => [
  ...findMissingValue(value, answers),
  ...(value.rows ?? []).flatMap((row) => findMissingInRows(value, row, answers)),
  ...(value.rows ? findNonList(value, answers) : []),
]

type LocatedElement = Located<Summary> | Located<Block>

/** The values of a part that are in none of the answers. Once of each: variants have most of theirs in common. */
const findElementAbsences = oncePer((part: LocatedElement) => {
  const values = 'block' in part.item ? blockPaths(part.item) : summaryPaths(part.item)
  return oncePer((answers: Answers) =>
    values.flatMap((value) => findValueAbsences({ ...value, block: part.path }, answers)),
  )
})

/** The values of a variant's layout that are in none of its answers; the first answer is the example. */
export const findAbsences = ({ summary, result }: ExpandedVariant, answers: Answers): Absence[] =>
  [...(summary ? [summary] : []), ...result].flatMap((part) => findElementAbsences(part)(answers))
