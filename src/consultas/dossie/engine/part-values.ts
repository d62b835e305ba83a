import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { type FormValues, normaliseValues, validateForm } from '../../form/form-values.ts'
import { isAnswered } from '../../outcome.ts'
import type { PartProgress } from './dossie-progress.ts'

/** The values of a part's query, or why it cannot be queried, in Portuguese. */
type PartInput = { values: FormValues } | { reason: string }

const partReferencePattern = /^parts\.([\w-]+)\.(.+)$/

/** Why a part that another one needs has no answer. */
const unansweredTexts: Partial<Record<PartProgress['state'], string>> = {
  failed: 'falhou',
  'not-found': 'não encontrou nada',
  skipped: 'não foi consultada',
}

/**
 * Fills in a part's templates with the dossiê's values and with values of earlier answers. The needed parts
 * must be settled.
 */
export function fillPartValues(
  { with: templates, after }: DossiePart,
  definition: ConsultaDefinition,
  dossieValues: FormValues,
  parts: readonly PartProgress[],
): PartInput {
  const findPart = (name: string) => parts.find(({ part }) => part.name === name)
  for (const name of after) {
    const needed = findPart(name)
    if (!needed) return { reason: 'Depende de uma consulta a que a sua conta não tem acesso.' }
    const unansweredText = unansweredTexts[needed.state]
    if (unansweredText) return { reason: `Depende de “${needed.part.title}”, que ${unansweredText}.` }
  }
  const readReference = (reference: string): string => {
    const [, name, path] = partReferencePattern.exec(reference) ?? []
    if (name === undefined || path === undefined) return dossieValues[reference] ?? ''
    return readAnswerText(findPart(name), path)
  }
  const raw = Object.entries(templates).map(
    ([field, template]) =>
      [field, template.replace(/\{([^{}]+)\}/g, (_, reference: string) => readReference(reference))] as const,
  )
  const values = normaliseValues(definition.fields, Object.fromEntries(raw))
  const invalidNames = Object.keys(validateForm(definition, values))
  if (invalidNames.length === 0) return { values }
  return { reason: explainMissingInput(invalidNames, definition, templates, findPart) }
}

function readAnswerText(progress: PartProgress | undefined, path: string): string {
  const outcome = progress?.answer?.outcome
  const value = isAnswered(outcome) ? valueAt(outcome.answer, path) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function explainMissingInput(
  invalidNames: readonly string[],
  { fields }: ConsultaDefinition,
  templates: Record<string, string>,
  findPart: (name: string) => PartProgress | undefined,
): string {
  const labels = fields.filter(({ name }) => invalidNames.includes(name)).map(({ label }) => label)
  const labelsText = labels.join(', ')
  const [, name = ''] = /\{parts\.([\w-]+)/.exec(templates[invalidNames[0] ?? ''] ?? '') ?? []
  const source = findPart(name)
  return source
    ? `“${source.part.title}” não trouxe um valor para ${labelsText}.`
    : `Falta um valor para ${labelsText}.`
}
