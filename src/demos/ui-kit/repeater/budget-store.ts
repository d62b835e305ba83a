import * as z from 'zod/mini'
import { copyPlain } from '../../store/copy-plain.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { type Budget, createSampleBudget } from './budget.ts'

const budgetSchema = z.object({
  discount: z.number(),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      rows: z.array(z.object({ id: z.string(), text: z.string(), quantity: z.string(), price: z.string() })),
    }),
  ),
})

const { state, change } = createDemoStore('form-repeater', budgetSchema, createSampleBudget)

export const budgetState = state

export function setBudget(changes: Partial<Budget>): void {
  const copy = copyPlain(changes)
  change((budget) => void Object.assign(budget, copyPlain(copy)))
}
