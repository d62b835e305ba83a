import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from './form-values.ts'

/** Which result led to a question, where it is the one that the form came filled in with. */
export function findLeadingResult(
  prefilled: { values: Readonly<FormValues>; from?: EntryOrigin | undefined },
  queryValues: FormValues,
): EntryOrigin | undefined {
  const isUnchanged = Object.entries(prefilled.values).every(([name, value]) => queryValues[name] === value)
  return isUnchanged ? prefilled.from : undefined
}
