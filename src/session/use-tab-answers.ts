import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { purpose } from '@/state/purpose.ts'
import { holdTabAnswers, tabAnswers } from '@/state/tabs/tab-answers.ts'

/**
 * Takes the answers that batches of other tabs have about values, so that a shown cost is right. Renders again when they
 * have come.
 *
 * @param onHeld Called when there are any.
 */
export function useTabAnswers(values: readonly string[], onHeld?: () => void): void {
  useSnapshot(tabAnswers)
  const { chosen } = useSnapshot(purpose)
  useEffect(() => {
    void holdTabAnswers({ values, purpose: chosen }).then((areHeld) => areHeld && onHeld?.())
    // As text, since callers build the list at each render.
  }, [values.join('\n'), chosen])
}
