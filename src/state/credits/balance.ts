import { proxy, subscribe } from 'valtio/vanilla'
import { credits } from '@/generated/credits.ts'
import { auth } from '../auth.ts'
import { onStoredByOtherTab } from '../persist.ts'
import { onSessionEnd } from '../session.ts'
import { usage } from '../usage.ts'
import { demoAccountsName, hasDemoAccount, readDemoAccount } from './demo-account.ts'

/**
 * The user's balance. `unknown` until it is first read. `failed` has no number: a balance that could not be
 * read is not zero, and an older one may be wrong.
 */
export type Balance = { status: 'unknown' } | { status: 'known'; credits: number } | { status: 'failed' }

export const balance = proxy<{ current: Balance; isLoading: boolean; at: number }>({
  current: { status: 'unknown' },
  isLoading: false,
  at: 0,
})

/** Returns true if the manifest says where the balance is read. */
export const isBalanceOffered = (): boolean => credits?.balance !== undefined

/** The number of the latest request. Older answers are ignored. */
let latest = 0

/** Reads the balance: the demonstration's own, or that of the source. Never rejects. */
export async function refreshBalance(): Promise<void> {
  const request = credits?.balance
  if (!request || !auth.isAuth) return
  latest += 1
  const own = latest
  const show = (current: Balance) => {
    if (own === latest) Object.assign(balance, { current, isLoading: false, at: Date.now() })
  }
  if (hasDemoAccount()) return show({ status: 'known', credits: readDemoAccount().balance })
  balance.isLoading = true
  // The demonstration has a balance of its own and never asks a source.
  const answered = import('../ask-source.ts').then(({ fetchBalance }) => fetchBalance(request))
  await answered.then(
    (known) => show({ status: 'known', credits: known }),
    () => show({ status: 'failed' }),
  )
}

function forgetBalance() {
  latest += 1
  Object.assign(balance, { current: { status: 'unknown' }, isLoading: false, at: 0 })
}

onSessionEnd(forgetBalance)
onStoredByOtherTab(demoAccountsName, () => void refreshBalance())

/** A batch records its queries every few seconds; a live source gets one request for several of them. */
const liveDelayMs = 3_000

/** Reads the balance now and after each query. Returns a function that stops. */
export function watchBalance(): () => void {
  void refreshBalance()
  return followBalance()
}

/**
 * Reads the balance after each query. A source is not asked before the first one, as long as no page shows the balance.
 * Returns a function that stops.
 */
export function followBalance(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  if (hasDemoAccount()) void refreshBalance()
  const stop = subscribe(usage, () => {
    clearTimeout(timer)
    if (hasDemoAccount()) void refreshBalance()
    else timer = setTimeout(() => void refreshBalance(), liveDelayMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Returns the balance if it is known and below the number that the manifest warns at. */
export const readLowBalance = (current: Balance): number | undefined =>
  current.status === 'known' && current.credits < (credits?.warnBelow ?? 0) ? current.credits : undefined
