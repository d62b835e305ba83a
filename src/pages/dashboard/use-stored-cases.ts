import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { proxy, ref } from 'valtio/vanilla'
import { onCaseMessage } from '@/cases/case-tabs.ts'
import type { StoredHead } from '@/cases/record.ts'
import { listCases } from '@/cases/store.ts'
import { auth } from '@/state/auth.ts'
import { userKey } from '@/state/profile.ts'

type StoredCases = {
  /** The key of the account whose cases these are. */
  account?: string
  cases?: readonly StoredHead[] | 'failed'
}

const stored = proxy<StoredCases>({})

async function read() {
  const account = userKey(auth.profile)
  const answer = await listCases()
  if (account !== userKey(auth.profile)) return
  stored.account = account
  stored.cases = 'problem' in answer ? 'failed' : ref(answer.value.heads)
}

// The browser opens the database while React renders.
void read()
onCaseMessage(() => void read())

/** True until the list has been used: the first panel shows what was just read. */
let isNew = true

function readAgain() {
  if (!isNew || stored.account !== userKey(auth.profile)) void read()
  isNew = false
}

/**
 * Lists the stored cases of the current account, and follows changes in all tabs. `undefined` at first, `failed` if the
 * browser cannot read them: the page of cases says why.
 */
export function useStoredCases(): StoredCases['cases'] {
  useEffect(readAgain, [])
  const { account, cases } = useSnapshot(stored)
  return account === userKey(auth.profile) ? cases : undefined
}
