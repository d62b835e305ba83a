import { endsAlong, isInside, keysOf, pathOf, valueAt } from '../../manifest/contract/answer-path.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'
import { answersOf, pathsAlong } from './answer-paths.ts'
import type { Check } from './check.ts'
import { idOf, type PlacedPart, placedDossies } from './placed-parts.ts'

type Fault = { code: DiagnosticCode; message: string; hint?: string | undefined }

/** A path with the index of the first element wherever it goes through a list without one. */
function throughFirst(answer: unknown, path: string): string {
  const keys: string[] = []
  for (const key of keysOf(path)) {
    const value = valueAt(answer, pathOf(keys))
    if (Array.isArray(value) && !/^\d+$/.test(key)) keys.push('0')
    keys.push(key)
  }
  return pathOf(keys)
}

/** What is wrong with a value of another part's answer. */
function faultOfValue(source: PlacedPart, variant: ExpandedVariant, path: string): Fault | undefined {
  const answers = answersOf(variant)
  const values = answers.map((answer) => valueAt(answer, path)).filter((value) => value !== undefined)
  if (values.some((value) => typeof value !== 'object' || value === null)) return undefined
  const fault = (message: string, hint: string | undefined): Fault => ({
    code: 'unknown-value',
    message,
    hint,
  })
  const example = `exemplo de ${idOf(source)}`
  const known = pathsAlong(answers).map((other) => throughFirst(answers[0], other))
  const below = known.filter((other) => other !== path && isInside(other, path))
  if (values.length > 0)
    return fault(`"${path}" não é um valor só no ${example}`, suggestionHint(path, below))
  const listed = answers.find((answer) => endsAlong(answer, path).length > 0)
  if (listed === undefined) return fault(`O ${example} não tem "${path}"`, suggestionHint(path, known))
  const whole = `{parts.${source.name}.${throughFirst(listed, path)}}`
  return fault(`"${path}" passa por uma lista no ${example}`, `diga de qual elemento: ${whole}`)
}

const otherPart = /^parts\.([\w-]+)\.(.+)$/

/** What is wrong with a name in a template: a field of the dossiê, or a value of another part. */
function faultOfName(name: string, fields: string[], parts: PlacedPart[]): Fault | undefined {
  const [, wanted, path] = otherPart.exec(name) ?? []
  if (wanted === undefined || path === undefined) {
    if (fields.includes(name)) return undefined
    const message = `O dossiê não tem o campo "${name}"`
    return { code: 'unknown-field', message, hint: suggestionHint(name, fields) }
  }
  const source = parts.find((part) => part.name === wanted)
  if (source) return source.variant && faultOfValue(source, source.variant, path)
  const names = parts.map((part) => part.name)
  const message = `O dossiê não tem a parte "${wanted}"`
  return { code: 'unknown-part', message, hint: suggestionHint(wanted, names) }
}

/** The templates of parts name fields of their dossiê, and values that the examples of other parts have. */
export const dossieTemplates: Check = (manifest) =>
  placedDossies(manifest).flatMap(({ document, dossie, parts }) => {
    const fields = dossie.fields.map(({ name }) => name)
    return parts.flatMap(({ part, at }) =>
      Object.entries(part.with ?? {}).flatMap(([key, template]) =>
        Array.from(template.matchAll(/\{([^{}]+)\}/g)).flatMap(([, name = '']): Diagnostic[] => {
          const fault = faultOfName(name, fields, parts)
          if (!fault) return []
          return [document.report(fault.code, [...at, 'with', key], 'value', fault.message, fault.hint)]
        }),
      ),
    )
  })
