import { useSnapshot } from 'valtio'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'

export type ComparedState = {
  isChosen: boolean
  /** The number of chosen subjects. */
  count: number
  toggle: () => void
}

/** Returns the state of a subject in the comparison, and a function that adds or removes it. */
export function useCompared(subjectId: string): ComparedState {
  const { subjectIds } = useSnapshot(comparison)
  const isChosen = subjectIds.includes(subjectId)
  const toggle = () => {
    if (!toggleCompared(subjectId))
      return notify.warning(`A comparação já tem ${maxCompared} assuntos: tire um em Comparar`, {
        duration: 5_000,
      })
    announce(isChosen ? 'Fora da comparação' : 'Na comparação')
  }
  return { isChosen, count: subjectIds.length, toggle }
}
