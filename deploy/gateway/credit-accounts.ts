import { Refusal } from './exchange.ts'

/** The credits that each user begins with, unless `--credits` says otherwise. */
export const defaultCredits = 10_000

/** The balance of each client, in memory until the gateway stops. */
export type CreditAccounts = {
  readBalance: (client: string) => number
  /**
   * Throws if the balance is below the cost of a query.
   *
   * @throws Refusal: 402
   */
  requireCredits: (client: string, cost: number) => void
  charge: (client: string, cost: number) => void
}

/** Creates accounts that all begin with the same number of credits. */
export function createCreditAccounts(startBalance: number = defaultCredits): CreditAccounts {
  const balances = new Map<string, number>()
  const readBalance = (client: string) => balances.get(client) ?? startBalance
  return {
    readBalance,
    requireCredits(client, cost) {
      if (readBalance(client) < cost) throw new Refusal(402, 'O saldo não basta para esta consulta')
    },
    charge(client, cost) {
      // Sums of decimal fractions are inexact.
      balances.set(client, Math.round((readBalance(client) - cost) * 100) / 100)
    },
  }
}
