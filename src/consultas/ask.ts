import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { FormValues } from './form/form-values.ts'
import type { Outcome } from './outcome.ts'
import { askDemo } from './sources/demo.ts'
import { isDemoConsulta } from './sources/mode.ts'

/**
 * Asks for a consulta's answer: the manifest's examples in demo mode, else its sources.
 * Expected failures are outcomes; it rejects only when `signal` aborts.
 */
export async function ask(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
): Promise<Outcome> {
  if (isDemoConsulta(definition)) return askDemo(definition, values, signal)
  const { askHttp } = await import('./sources/http.ts')
  return askHttp(definition, values, signal)
}
