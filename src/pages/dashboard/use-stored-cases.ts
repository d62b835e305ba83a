import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy, ref } from 'valtio/vanilla'
import { onCaseMessage } from '@/cases/case-messages.ts'
import type { CaseHead } from '@/cases/record.ts'
import { isExpired } from '@/cases/retention.ts'
import { listCases } from '@/cases/store.ts'

type StoredCases = { cases?: readonly CaseHead[] | 'failed' }

const stored = proxy<StoredCases>({})

const read = () =>
  void listCases().then((answer) => {
    stored.cases =
      'problem' in answer ? 'failed' : ref(answer.value.filter((head) => !isExpired(head, Date.now())))
  })

// The browser opens the database while React renders.
read()
onCaseMessage(read)

/** True until the list has been used: the first panel shows what was just read. */
let isNew = true

function readAgain() {
  if (!isNew) read()
  isNew = false
}

/**
 * Lists the stored cases that have not expired, and follows changes in all tabs. `undefined` at first, `failed` if the
 * browser cannot read them: the page of cases says why.
 */
export function useStoredCases(): StoredCases['cases'] {
  useEffect(readAgain, [])
  return useSnapshot(stored).cases
}
