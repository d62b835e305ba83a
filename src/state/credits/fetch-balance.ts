import { valueAt } from '@manifest/contract/answer-path.ts'
import type { CreditSettings } from '@manifest/contract/resolved.ts'
import { askSource } from '../ask-source.ts'

type BalanceRequest = NonNullable<CreditSettings['balance']>

/**
 * Asks the source for the user's balance. Throws on any failure, also if the answer has no number: an unknown
 * balance is not zero.
 */
export async function fetchBalance(request: BalanceRequest): Promise<number> {
  const response = await askSource(request)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const balance = valueAt(await response.json(), request.value)
  if (typeof balance !== 'number' || !Number.isFinite(balance)) throw new Error('The balance is no number')
  return balance
}
