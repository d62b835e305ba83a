import { changeDetails } from './details-store.ts'
import type { Expense, Milestone } from './portfolio.ts'

export function addMilestone(projectId: string, values: Pick<Milestone, 'name' | 'day'>): void {
  const id = crypto.randomUUID()
  changeDetails(
    projectId,
    (details) => {
      details.milestones = [...(details.milestones ?? []), { ...values, id, isDone: false }]
    },
    `criou o marco “${values.name}”`,
  )
}

export function setMilestoneDone(
  projectId: string,
  { id, name }: Pick<Milestone, 'id' | 'name'>,
  isDone: boolean,
): void {
  changeDetails(
    projectId,
    ({ milestones }) => {
      const milestone = milestones?.find((milestone) => milestone.id === id)
      if (milestone) milestone.isDone = isDone
    },
    `${isDone ? 'alcançou' : 'reabriu'} o marco “${name}”`,
  )
}

export function removeMilestone(projectId: string, { id, name }: Pick<Milestone, 'id' | 'name'>): void {
  changeDetails(
    projectId,
    (details) => {
      details.milestones = details.milestones?.filter((milestone) => milestone.id !== id)
    },
    `excluiu o marco “${name}”`,
  )
}

/** Sets the budget, in reais. */
export function setBudget(projectId: string, budget: number): void {
  changeDetails(
    projectId,
    (details) => {
      details.budget = budget
    },
    'mudou o orçamento',
  )
}

export function addExpense(projectId: string, expense: Omit<Expense, 'id'>): void {
  const id = crypto.randomUUID()
  changeDetails(
    projectId,
    (details) => {
      details.expenses = [{ ...expense, id }, ...(details.expenses ?? [])]
    },
    `lançou a despesa “${expense.name}”`,
  )
}

export function removeExpense(projectId: string, { id, name }: Pick<Expense, 'id' | 'name'>): void {
  changeDetails(
    projectId,
    (details) => {
      details.expenses = details.expenses?.filter((expense) => expense.id !== id)
    },
    `excluiu a despesa “${name}”`,
  )
}
