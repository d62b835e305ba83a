import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { readDossieExample } from '@/consultas/dossie/dossie-form.tsx'
import { exampleValues } from '@/consultas/form/example-values.ts'
import type { FormValues } from '@/consultas/form/form-values.ts'
import type { LookupState } from '@/consultas/outcome.ts'
import { resultComponents } from '@/consultas/results/load-result-components.ts'
import { answerFromExamples } from '@/consultas/sources/demo/demo.ts'
import type { Path } from '@/generated/paths.ts'
import { type LoadedDossie, loadDossie } from '@/routes/load-dossie.ts'
import { loadFamily } from '@/routes/load-family.ts'
import type { ShowMessage } from './preview-message.ts'
import { buildPreviewLookup } from './preview-outcome.ts'

export type ConsultaExample = {
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  values: FormValues
  outcome: LookupState
}

/** Loads a consulta by its id, for example `cpf/7`, with its example values and answer. */
export async function loadConsulta(id: string): Promise<ConsultaExample> {
  const [name = '', number] = id.split('/')
  const [{ default: family }] = await Promise.all([loadFamily(name), resultComponents.load()])
  const definition = family.variants[Number(number)]
  if (!definition) throw new Error(`No consulta ${id}`)
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
