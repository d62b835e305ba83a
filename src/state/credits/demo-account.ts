import { roundCredits } from '@manifest/contract/credits.ts'
import { credits } from '@/generated/credits.ts'
import { isDemoSource } from '@/lib/source-settings.ts'
import { auth } from '../auth.ts'
import { readStored, writeStored } from '../persist.ts'
import { userKey } from '../profile.ts'
import { array, number, partial, type Reader, text, time } from '../reader.ts'

/** A purchase of the demonstration: no money was paid. */
export type DemoPurchase = { at: number; plan: string; credits: number }

/** The credits of one user of the demonstration, without any value that was looked up. */
type DemoAccount = { balance: number; purchases: DemoPurchase[] }

const storedName = 'credits'

/** The most purchases that the statement lists. */
const maxPurchases = 50

const purchase: Reader<DemoPurchase> = (value) => {
  const { at, plan, credits: amount } = partial({ at: time, plan: text, credits: number })(value) ?? {}
  return at === undefined || plan === undefined || amount === undefined
    ? undefined
    : { at, plan, credits: amount }
}

const account: Reader<DemoAccount> = (value) => {
  const { balance, purchases = [] } = partial({ balance: number, purchases: array(purchase) })(value) ?? {}
  return balance === undefined || balance < 0 ? undefined : { balance, purchases }
}

const accounts: Reader<Record<string, DemoAccount>> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).map(([user, stored]) => [user, account(stored)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, DemoAccount] => entry[1] !== undefined))
}

/** The name of the stored accounts, by user. */
export const demoAccountsName = storedName

/** Returns true if the source of the balance is a demonstration: then the browser keeps a balance of its own. */
export const hasDemoAccount = (): boolean =>
  credits?.balance !== undefined && isDemoSource(credits.balance.source)

const readAccounts = () => readStored(storedName, accounts, {})

/** Returns the account of the current user. A new one has the credits that the manifest gives. */
export function readDemoAccount(): DemoAccount {
  const all = readAccounts()
  const user = userKey(auth.profile)
  return (Object.hasOwn(all, user) ? all[user] : undefined) ?? { balance: credits?.demo ?? 0, purchases: [] }
}

function writeDemoAccount(changed: DemoAccount): void {
  writeStored(storedName, { ...readAccounts(), [userKey(auth.profile)]: changed })
}

function addToBalance(
  amount: number,
  purchases: (known: DemoPurchase[]) => DemoPurchase[] = (known) => known,
) {
  const known = readDemoAccount()
  writeDemoAccount({
    balance: roundCredits(known.balance + amount),
    purchases: purchases(known.purchases).slice(-maxPurchases),
  })
}

/** Takes the cost of a query from the balance. Returns false, and takes nothing, if the balance is too low. */
export function takeDemoCredits(cost: number): boolean {
  if (cost === 0 || !hasDemoAccount()) return true
  if (readDemoAccount().balance < cost) return false
  addToBalance(-cost)
  return true
}

/** Returns the cost of a query that failed. */
export function returnDemoCredits(cost: number): void {
  if (cost > 0 && hasDemoAccount()) addToBalance(cost)
}

/** Adds the credits of a plan. The demonstration takes no money. */
export function buyDemoCredits(plan: string, amount: number): void {
  addToBalance(amount, (known) => [...known, { at: Date.now(), plan, credits: amount }])
}
