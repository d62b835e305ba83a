import { hasValue, pathsOf, rowsAt } from '../answer-paths.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { type ExpandedVariant, expandVariants } from '../expand-variants.ts'
import { blockValues, type LayoutValue, summaryValues } from '../layout-values.ts'
import type { ManifestDocument, Part, Path } from '../manifest-document.ts'
import { suggestionHint } from '../suggest.ts'
import type { Check } from './check.ts'

type Absence = { at: Path; part: Part; message: string; hint?: string | undefined }

/** The elements of a list in the example and in the other answers: a clean case may well come first. */
const rowsIn = (answers: unknown[], path: string) => answers.flatMap((answer) => rowsAt(answer, path) ?? [])

function absence({ value, at, rows }: LayoutValue, answers: unknown[]): Absence | undefined {
  const [example] = answers
  if (rows === undefined) {
    if (hasValue(example, value)) return undefined
    return {
      at,
      part: 'value',
      message: `O exemplo não tem "${value}"`,
      hint: suggestionHint(value, pathsOf(example)),
    }
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

function renamed({ request }: ExpandedVariant, example: unknown): Absence[] {
  return (request?.item.fallback ?? []).flatMap(({ rename = {} }, index) =>
    Object.keys(rename)
      .filter((name) => !hasValue(example, name))
      .map((name) => ({
        at: [...(request?.path ?? []), 'fallback', index, 'rename', name],
        part: 'key' as const,
        message: `O exemplo não tem "${name}"`,
        hint: suggestionHint(name, pathsOf(example)),
      })),
  )
}

function absencesIn(variant: ExpandedVariant): Absence[] {
  const example = variant.example?.item ?? {}
  const answers: unknown[] = [example, ...variant.examples.map(({ item }) => item.answer)]
  const { summary } = variant
  const values = [
    ...(summary ? summaryValues(summary.item, summary.path) : []),
    ...variant.result.flatMap(({ item, path }) => blockValues(item, path)),
  ]
  return [
    ...values.map((value) => absence(value, answers)),
    ...variant.result.map((block) => notAList(block, answers)),
    ...renamed(variant, example),
  ].filter((found) => found !== undefined)
}

/** Every `value` of a layout is in the example, which is the contract of the answer. */
export const valuesInExample: Check = ({ consultas }) =>
  consultas.flatMap(({ document, value }): Diagnostic[] =>
    expandVariants(value).flatMap((variant) =>
      absencesIn(variant).map(({ at, part, message, hint }) =>
        toDiagnostic(document, variant, { at, part, message, hint }),
      ),
    ),
  )

/** A value of `defaults` may be absent from one variant's example only: the message says whose. */
function toDiagnostic(
  document: ManifestDocument,
  { number }: ExpandedVariant,
  { at, part, message, hint }: Absence,
) {
  const whose = at[0] === 'defaults' ? ` (variante ${number})` : ''
  return document.report('unknown-value', at, part, `${message}${whose}`, hint)
}
