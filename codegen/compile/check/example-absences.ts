import { blockPaths } from '../../../manifest/blocks/index.ts'
import type { LayoutValue, RowValue } from '../../../manifest/blocks/layout-value.ts'
import { summaryPaths } from '../../../manifest/blocks/summary.ts'
import { collectEndValues, valueAt, wholeAnswer } from '../../../manifest/contract/answer-path.ts'
import { type RowList, readListPath, readRowValues } from '../../../manifest/contract/answer-rows.ts'
import type { Block, Summary } from '../../../manifest/schema/result.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { Located } from '../expand/located.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import type { KeyOrValue, YamlPath } from '../read/manifest-document.ts'
import { type Answers, hasValue, listAnswers, listValuePaths } from './answer-paths.ts'

/** A value that a variant names and its answers do not have. `path` is its path in the answer. */
export type Absence = {
  path: string
  at: YamlPath
  keyOrValue: KeyOrValue
  message: string
  hint?: Hint | undefined
}

/** A value that the layout names, with the path of its block. */
type LocatedValue = LayoutValue & { block: YamlPath }

const quotePath = (path: string) => (path === wholeAnswer ? 'A resposta inteira' : `"${path}"`)

/** Returns the message about a value that an example does not have. */
export const buildAbsenceMessage = (path: string) => `O exemplo não tem "${path}"`

/** Returns the elements of a list in all answers: the list may be empty in the example. */
const collectRows = (answers: Answers, list: RowList) =>
  answers.flatMap((answer) => readRowValues(answer, list))

function findMissingValue({ block, path, at, rows }: LocatedValue, [example]: Answers): Absence[] {
  if (hasValue(example, rows ? readListPath(path) : path)) return []
  const hint = Array.isArray(example)
    ? 'a resposta é uma lista: $ é ela inteira, e 0.nome um valor do seu primeiro elemento'
    : suggestionHint(path, listValuePaths(example))
  return [{ path, at: [...block, ...at], keyOrValue: 'value', message: buildAbsenceMessage(path), hint }]
}

function findMissingInRows(
  { block, path: list, each, key }: LocatedValue,
  { path, at }: RowValue,
  answers: Answers,
): Absence[] {
  if (path === undefined) return []
  const isEach = at[0] === 'each'
  const rows = collectRows(answers, { value: list, key, each: isEach ? undefined : each })
  // The list inside the rows may lie in another list.
  const isPresent = (row: unknown) => (isEach ? hasEach(row, path) : hasValue(row, path))
  if (rows.length === 0 || rows.some(isPresent)) return []
  const message = `Nenhum elemento ${list === wholeAnswer ? 'da resposta' : `de "${list}"`} no exemplo tem "${path}"`
  const hint = suggestionHint(path, listValuePaths(rows[0]))
  return [{ path, at: [...block, ...at], keyOrValue: 'value', message, hint }]
}

/** A list that a block shows row by row needs a row in the example, so that columns can be checked. */
function findNonList({ block, path, at }: LocatedValue, answers: Answers): Absence[] {
  const listPath = readListPath(path)
  const value = valueAt(answers[0], listPath)
  if (value === undefined || collectRows(answers, { value: path }).length > 0) return []
  if (listPath !== path)
    return [
      {
        path,
        at: [...block, ...at],
        keyOrValue: 'value',
        message: `${quotePath(listPath)} não é um mapa com chaves no exemplo`,
        hint: 'o .* passa pelas chaves de um objeto; para uma lista, tire-o',
      },
    ]
  const message = Array.isArray(value)
    ? `A lista "${path}" está vazia no exemplo`
    : `${quotePath(path)} não é uma lista no exemplo`
  const hint =
    path === wholeAnswer && !Array.isArray(value)
      ? 'dê o caminho de uma lista que está na resposta'
      : 'dê ao exemplo ao menos um elemento'
  return [{ path, at: [...block, ...at], keyOrValue: 'value', message, hint }]
}

/** The same for a list inside the rows. */
function findNonInnerList({ block, path, each, rows }: LocatedValue, answers: Answers): Absence[] {
  const at = rows?.find((row) => row.at[0] === 'each')?.at
  if (each === undefined || !at) return []
  const isAbsent = !collectRows(answers, { value: path }).some((row) => hasEach(row, each))
  if (isAbsent || collectRows(answers, { value: path, each }).length > 0) return []
  const message = `A lista "${each}" está vazia em todas as linhas do exemplo`
  const hint = 'dê a uma linha do exemplo ao menos um elemento'
  return [{ path, at: [...block, ...at], keyOrValue: 'value', message, hint }]
}

/** Returns true if a row has the list `each`, whose path may go through other lists and maps. */
const hasEach = (row: unknown, each: string) =>
  collectEndValues(row, readListPath(each).replaceAll(/\.\*(?=\.)/g, '')).length > 0

const findValueAbsences = (value: LocatedValue, answers: Answers): Absence[] => [
  ...findMissingValue(value, answers),
  ...(value.rows ?? []).flatMap((row) => findMissingInRows(value, row, answers)),
  ...(value.rows ? findNonList(value, answers) : []),
  ...findNonInnerList(value, answers),
]

/** Returns the values of a variant's layout that none of its answers has. The first answer is the example. */
export const findAbsences = ({ summary, result }: ExpandedVariant, answers: Answers): Absence[] => {
  const find = createAbsenceFinders(answers)
  return [...(summary ? find.summary(summary) : []), ...result.flatMap(find.block)]
}

/** Returns the values of a layout that an answer lacks, for a layout without a place in a file. */
export const findLayoutAbsences = (
  { summary, result }: { summary?: Summary | undefined; result: readonly Block[] },
  answer: unknown,
): Absence[] =>
  [...(summary ? summaryPaths(summary) : []), ...result.flatMap(blockPaths)].flatMap((value) =>
    findValueAbsences({ ...value, block: [] }, [answer]),
  )

/** Variants share the blocks and answers that they inherit, so each pair is checked once. */
const createAbsenceFinders = cacheByObject((answers: Answers) => {
  const listAbsences = (values: LayoutValue[], block: YamlPath): Absence[] =>
    values.flatMap((value) => findValueAbsences({ ...value, block }, answers))
  return {
    summary: cacheByObject(({ item, path }: Located<Summary>) => listAbsences(summaryPaths(item), path)),
    block: cacheByObject(({ item, path }: Located<Block>) => listAbsences(blockPaths(item), path)),
  }
})

/** Finds names in `optional` and `rename` of a request that the example does not have. */
function findRequestAbsences({ request }: ExpandedVariant, example: unknown): Absence[] {
  if (!request) return []
  const { optional, fallback = [] } = request.item
  const findNameAbsence = (name: string, at: (string | number)[], keyOrValue: 'key' | 'value'): Absence[] =>
    hasValue(example, name)
      ? []
      : [
          {
            path: name,
            at: [...request.path, ...at],
            keyOrValue,
            message: buildAbsenceMessage(name),
            hint: suggestionHint(name, listValuePaths(example)),
          },
        ]
  const findOptionalAbsences = (names: readonly string[] = [], ...at: (string | number)[]) =>
    names.flatMap((name, index) => findNameAbsence(name, [...at, 'optional', index], 'value'))
  return [
    ...findOptionalAbsences(optional),
    ...fallback.flatMap(({ rename = {}, optional: ownOptional }, index) => [
      ...Object.keys(rename).flatMap((name) =>
        findNameAbsence(name, ['fallback', index, 'rename', name], 'key'),
      ),
      ...findOptionalAbsences(ownOptional, 'fallback', index),
    ]),
  ]
}

/** Returns the values that a variant names and its example does not have. */
export const findVariantAbsences = cacheByObject((variant: ExpandedVariant): Absence[] => {
  const answers = listAnswers(variant)
  return [...findAbsences(variant, answers), ...findRequestAbsences(variant, answers[0])]
})

/** Counts the values that the layout and the request of a variant name. */
const countNamedValues = ({ summary, result, request }: ExpandedVariant): number =>
  [...(summary ? summaryPaths(summary.item) : []), ...result.flatMap(({ item }) => blockPaths(item))].reduce(
    (count, { rows = [] }) => count + 1 + rows.length,
    [request?.item, ...(request?.item.fallback ?? [])].reduce(
      (count, endpoint) =>
        count +
        (endpoint?.optional?.length ?? 0) +
        Object.keys((endpoint && 'rename' in endpoint && endpoint.rename) || {}).length,
      0,
    ),
  )

/** With fewer missing values, each of them is reported. */
const minMissing = 3

/**
 * Returns true if the example lacks more than half of the values that its variant names. The example is the error then,
 * and each missing value a consequence.
 */
export const hasOtherShape = cacheByObject((variant: ExpandedVariant): boolean => {
  const missing = variant.example ? findVariantAbsences(variant).length : 0
  return missing >= minMissing && missing * 2 > countNamedValues(variant)
})
