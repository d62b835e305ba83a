import { formatCredits } from '@/lib/format/credits.ts'
import { refreshBalance } from '@/state/credits/balance.ts'
import { buyDemoCredits } from '@/state/credits/demo-account.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** Long enough to read that no money was paid. In milliseconds. */
const toastMs = 5_000

/** Adds the credits of a plan to the demonstration's balance, and says that nothing was paid. */
export function buyInDemo(plan: string, amount: number): void {
  buyDemoCredits(plan, amount)
  void refreshBalance()
  notify.success(`${formatCredits(amount)} a mais. É uma demonstração: nada foi cobrado.`, {
    duration: toastMs,
  })
}
