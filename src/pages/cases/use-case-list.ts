import { useEffect, useState } from 'react'
import { onCaseMessage } from '@/cases/case-messages.ts'
import type { StoreProblem } from '@/cases/problems.ts'
import type { CaseHead } from '@/cases/record.ts'
import { deleteExpiredCases } from '@/cases/remove-case.ts'
import { listCases } from '@/cases/store.ts'

export type ListedCases = { heads: CaseHead[] } | { problem: StoreProblem }

/** Lists the stored cases, without the expired ones, and follows changes in all tabs. `undefined` at first. */
export function useCaseList(): { listed: ListedCases | undefined; refresh: () => void } {
  const [listed, setListed] = useState<ListedCases>()
  const refresh = () =>
    void listCases().then((stored) => setListed('problem' in stored ? stored : { heads: stored.value }))
  useEffect(() => {
    void deleteExpiredCases().then(refresh)
    return onCaseMessage(refresh)
  }, [])
  return { listed, refresh }
}
