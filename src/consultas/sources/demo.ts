import type { ConsultaDefinition } from '@manifest/resolved.ts'
import type { FormValues } from '../form-values.ts'
import { failed, type Outcome } from '../outcome.ts'

/** Long enough that the loading state is seen, short enough that nobody waits. */
const delayMs = 250

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** The first of the conditional examples whose named fields all have their values, else the example. */
function choose({ example, examples }: ConsultaDefinition, values: FormValues) {
  const chosen = examples.find(({ when }) =>
    Object.entries(when).every(([name, value]) => values[name] === value),
  )
  return chosen ?? { status: 200, answer: example }
}

/** Answers from the manifest's examples, without a network. */
export async function askDemo(
  definition: ConsultaDefinition,
  values: FormValues,
  signal: AbortSignal,
): Promise<Outcome> {
  await pause(signal)
  const { status, answer } = choose(definition, values)
  if (status === 404) return { status: 'not-found', isDemo: true, at: Date.now() }
  if (status >= 400)
    return { ...failed('refused', definition.request?.errors?.[String(status)]), isDemo: true }
  const source = definition.request?.source ?? ''
  return { status: 'found', answer: answer ?? definition.example, source, isDemo: true, at: Date.now() }
}
