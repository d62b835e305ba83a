import { useEffect, useState } from 'react'
import { onCaseMessage } from '@/cases/case-tabs.ts'
import type { StoreProblem } from '@/cases/case-texts.ts'
import { removeExpired } from '@/cases/remove-case.ts'
import { type CaseList, listCases } from '@/cases/store.ts'

/** Lists the stored cases, and follows changes in all tabs. `undefined` at first. */
export function useCaseList(): {
  listed: CaseList | { problem: StoreProblem } | undefined
  refresh: () => void
} {
  const [listed, setListed] = useState<CaseList | { problem: StoreProblem }>()
  const refresh = () =>
    void listCases().then((stored) => setListed('problem' in stored ? stored : stored.value))
  useEffect(() => {
    refresh()
    void removeExpired()
    return onCaseMessage(refresh)
  }, [])
  return { listed, refresh }
}
