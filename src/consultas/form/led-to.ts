import type { Origin } from '@/state/session.ts'
import type { FormValues } from './form-values.ts'

/** Which result led to a question, where it is the one that the form came filled in with. */
export function ledTo(
  filled: { values: Readonly<FormValues>; from?: Origin | undefined },
  asked: FormValues,
): Origin | undefined {
  const isSame = Object.entries(filled.values).every(([name, value]) => asked[name] === value)
  return isSame ? filled.from : undefined
}
