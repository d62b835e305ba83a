import { useEffect, useState } from 'react'
import { onCaseMessage } from '@/cases/case-messages.ts'
import type { CaseHead } from '@/cases/record.ts'
import { isExpired } from '@/cases/retention.ts'
import { listCases } from '@/cases/store.ts'

/**
 * Lists the stored cases that have not expired, and follows changes in all tabs. `undefined` at first, `failed` if the
 * browser cannot read them: the page of cases says why.
 */
export function useStoredCases(): CaseHead[] | 'failed' | undefined {
  const [cases, setCases] = useState<CaseHead[] | 'failed'>()
  useEffect(() => {
    const read = () =>
      void listCases().then((stored) =>
        setCases(
          'problem' in stored ? 'failed' : stored.value.filter((head) => !isExpired(head, Date.now())),
        ),
      )
    read()
    return onCaseMessage(read)
  }, [])
  return cases
}
