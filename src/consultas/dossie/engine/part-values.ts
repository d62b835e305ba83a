import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import { type FormValues, normaliseValues, problemsOf } from '../../form/form-values.ts'
import { isAnswered } from '../../outcome.ts'
import type { PartProgress } from './dossie-progress.ts'

/** What a part is asked with, or why it cannot be asked, in Portuguese. */
type PartValues = { values: FormValues } | { reason: string }

const earlier = /^parts\.([\w-]+)\.(.+)$/

/** What became of a part that another one needs. */
const unanswered: Partial<Record<PartProgress['state'], string>> = {
  failed: 'falhou',
  'not-found': 'não encontrou nada',
  skipped: 'não foi consultada',
}

/** Fills in a part's templates with the dossiê's values and with values of earlier answers, which must be settled. */
export function partValues(
  { with: templates, after }: DossiePart,
  definition: ConsultaDefinition,
  given: FormValues,
  parts: readonly PartProgress[],
): PartValues {
  const partNamed = (name: string) => parts.find(({ part }) => part.name === name)
  for (const name of after) {
    const needed = partNamed(name)
    if (!needed) return { reason: 'Depende de uma consulta a que a sua conta não tem acesso.' }
    const fate = unanswered[needed.state]
    if (fate) return { reason: `Depende de “${needed.part.title}”, que ${fate}.` }
  }
  const valueIn = (place: string): string => {
    const [, name, path] = earlier.exec(place) ?? []
    if (name === undefined || path === undefined) return given[place] ?? ''
    return textAt(partNamed(name), path)
  }
  const raw = Object.entries(templates).map(
    ([field, template]) =>
      [field, template.replace(/\{([^{}]+)\}/g, (_, place: string) => valueIn(place))] as const,
  )
  const values = normaliseValues(definition.fields, Object.fromEntries(raw))
  const refused = Object.keys(problemsOf(definition, values))
  if (refused.length === 0) return { values }
  return { reason: reasonFor(refused, definition, templates, partNamed) }
}

function textAt(progress: PartProgress | undefined, path: string): string {
  const outcome = progress?.answer?.outcome
  const value = isAnswered(outcome) ? valueAt(outcome.answer, path) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function reasonFor(
  refused: readonly string[],
  { fields }: ConsultaDefinition,
  templates: Record<string, string>,
  partNamed: (name: string) => PartProgress | undefined,
): string {
  const labels = fields.filter(({ name }) => refused.includes(name)).map(({ label }) => label)
  const what = labels.join(', ')
  const [, name = ''] = /\{parts\.([\w-]+)/.exec(templates[refused[0] ?? ''] ?? '') ?? []
  const source = partNamed(name)
  return source ? `“${source.part.title}” não trouxe um valor para ${what}.` : `Falta um valor para ${what}.`
}
