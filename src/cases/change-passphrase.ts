import { saveWithKey } from './autosave.ts'
import { caseState } from './open-case.ts'
import type { StoreProblem } from './problems.ts'
import { createCaseKey, type UnsealProblem, unsealRecord } from './record.ts'
import { readCase } from './store.ts'

/**
 * Encrypts the open case with another passphrase, and replaces the stored record at once: it opens with the old or with
 * the new one, never with none. Files exported before keep the old one.
 */
export async function changePassphrase(
  current: string,
  next: string,
): Promise<{ problem?: StoreProblem | UnsealProblem }> {
  const { open } = caseState
  if (!open || open.isReadOnly) return { problem: 'failed' }
  const stored = await readCase(open.id)
  if ('problem' in stored) return stored
  const unsealed = await unsealRecord(stored.value, current)
  if ('problem' in unsealed) return unsealed
  const problem = await saveWithKey(await createCaseKey(open.id, next))
  return problem === undefined ? {} : { problem }
}
