import {
  collectEndValues,
  isInside,
  joinAnswerPath,
  splitAnswerPath,
  valueAt,
} from '../../../manifest/contract/answer-path.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../../diagnostics/diagnostic-codes.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { formatConsultaId, type LocatedPart, listDossies } from '../expand/dossie-parts.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import { listAnswers, listPathsThroughLists } from './answer-paths.ts'
import type { Check } from './check.ts'
import { hasOtherShape } from './example-absences.ts'

type TemplateIssue = { code: DiagnosticCode; message: string; hint?: Hint | undefined }

/** Adds the index of the first element to a path after each list without an index. */
function insertFirstIndexes(answer: unknown, path: string): string {
  const keys: string[] = []
  for (const key of splitAnswerPath(path)) {
    const value = valueAt(answer, joinAnswerPath(keys))
    if (Array.isArray(value) && !/^\d+$/.test(key)) keys.push('0')
    keys.push(key)
  }
  return joinAnswerPath(keys)
}

function findValueIssue(
  source: LocatedPart,
  variant: ExpandedVariant,
  path: string,
): TemplateIssue | undefined {
  const answers = listAnswers(variant)
  const values = answers.map((answer) => valueAt(answer, path)).filter((value) => value !== undefined)
  if (values.some((value) => typeof value !== 'object' || value === null)) return undefined
  const buildIssue = (message: string, hint: Hint | undefined): TemplateIssue => ({
    code: 'unknown-value',
    message,
    hint,
  })
  const example = `exemplo de ${formatConsultaId(source)}`
  const known = listPathsThroughLists(answers).map((other) => insertFirstIndexes(answers[0], other))
  const below = known.filter((other) => other !== path && isInside(other, path))
  if (values.length > 0)
    return buildIssue(`"${path}" não é um valor só no ${example}`, suggestionHint(path, below))
  const listed = answers.find((answer) => collectEndValues(answer, path).length > 0)
  if (listed === undefined) return buildIssue(`O ${example} não tem "${path}"`, suggestionHint(path, known))
  const whole = `{parts.${source.name}.${insertFirstIndexes(listed, path)}}`
  return buildIssue(`"${path}" passa por uma lista no ${example}`, `diga de qual elemento: ${whole}`)
}

const partReferencePattern = /^parts\.([\w-]+)\.(.+)$/

/** Returns the issue of a name of a template: a field of the dossiê, or a value of another part. */
function findNameIssue(name: string, fields: string[], parts: LocatedPart[]): TemplateIssue | undefined {
  const [, wanted, path] = partReferencePattern.exec(name) ?? []
  if (wanted === undefined || path === undefined) {
    if (fields.includes(name)) return undefined
    const message = `O dossiê não tem o campo "${name}"`
    return { code: 'unknown-field', message, hint: suggestionHint(name, fields) }
  }
  const source = parts.find((part) => part.name === wanted)
  if (source)
    return source.variant && !hasOtherShape(source.variant)
      ? findValueIssue(source, source.variant, path)
      : undefined
  const names = parts.map((part) => part.name)
  const message = `O dossiê não tem a parte "${wanted}"`
  return { code: 'unknown-part', message, hint: suggestionHint(wanted, names) }
}

/** Checks that templates of parts name fields of their dossiê, or values in the examples of other parts. */
export const checkDossieTemplates: Check = (manifest) =>
  listDossies(manifest).flatMap(({ document, dossie, parts }) => {
    const fields = dossie.fields.map(({ name }) => name)
    return parts.flatMap(({ part, at }) =>
      Object.entries(part.with ?? {}).flatMap(([key, template]) =>
        Array.from(template.matchAll(/\{([^{}]+)\}/g)).flatMap(([, name = '']): Diagnostic[] => {
          const issue = findNameIssue(name, fields, parts)
          if (!issue) return []
          return [document.report(issue.code, [...at, 'with', key], 'value', issue.message, issue.hint)]
        }),
      ),
    )
  })
