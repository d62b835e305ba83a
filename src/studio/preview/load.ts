import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { readDossieExample } from '@/consultas/dossie/dossie-preview.tsx'
import { exampleValues } from '@/consultas/form/example-values.ts'
import type { FormValues } from '@/consultas/form/form-values.ts'
import { createFailure, type LookupState, type Outcome } from '@/consultas/outcome.ts'
import { resultComponents } from '@/consultas/results/load-result-components.ts'
import { answerFromExamples } from '@/consultas/sources/demo/demo.ts'
import type { Path } from '@/generated/paths.ts'
import { type LoadedDossie, loadDossie } from '@/routes/load-dossie.ts'
import { loadFamily } from '@/routes/load-family.ts'
import type { PreviewState, ShowMessage } from './preview-message.ts'

export type ConsultaExample = {
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  values: FormValues
  outcome: LookupState
}

/** Loads a consulta by its id, for example `cpf/7`, with its example values and answer. A new one has no code yet. */
export async function loadConsulta(id: string): Promise<ConsultaExample | undefined> {
  const [name = '', number] = id.split('/')
  const [{ default: family }] = await Promise.all([loadFamily(name), resultComponents.load()])
  const definition = family.variants[Number(number)]
  if (!definition) return undefined
  const values = exampleValues(definition) ?? {}
  return { definition, family, values, outcome: await answerFromExamples(definition, values) }
}

/** Loads a consulta of the studio's drafts, in the state to show. */
export async function loadDraft({ definition, family, state }: ShowMessage): Promise<ConsultaExample> {
  await resultComponents.load()
  const shown = definition as ConsultaDefinition<Path>
  const values = exampleValues(shown) ?? {}
  const outcome = buildPreviewLookup(state, await answerFromExamples(shown, values), shown)
  return { definition: shown, family: { ...family, variants: { [shown.variant]: shown } }, values, outcome }
}

/** Loads a dossiê by its name, with values from its parts' examples. */
export async function loadDossiePreview(name: string): Promise<{ loaded: LoadedDossie; values: FormValues }> {
  const loaded = await loadDossie(name)
  return { loaded, values: readDossieExample(loaded) ?? {} }
}

/** Returns the lookup that shows a state. `found` is the outcome of the example. */
function buildPreviewLookup(
  state: PreviewState,
  found: Outcome,
  definition: ConsultaDefinition,
): LookupState {
  const source = 'Dados de demonstração'
  switch (state) {
    case 'empty':
      return { status: 'idle' }
    case 'pending':
      return { status: 'pending' }
    case 'not-found':
      return { status: 'not-found', source, isDemo: true, at: Date.now() }
    case 'failed':
      return { ...createFailure('unavailable'), isDemo: true }
    case 'incomplete':
      return found.status === 'found' ? leaveOut(found, definition) : found
    default:
      return found
  }
}

/** Leaves the first shown value out of an answer. */
function leaveOut(found: Extract<Outcome, { status: 'found' }>, { example }: ConsultaDefinition): Outcome {
  const answer = found.answer ?? example
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return found
  const missing = Object.keys(answer).find((key) => isTruthy(answer[key] ?? null))
  if (missing === undefined) return found
  const rest: Json = Object.fromEntries(Object.entries(answer).filter(([key]) => key !== missing))
  return { ...found, status: 'incomplete', answer: rest, missing: [missing] }
}
