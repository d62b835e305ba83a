import type { TaskDraft } from './task.ts'

export type TaskProblems = { name?: string; startDate?: string; endDate?: string }

/** What is wrong with a draft, by field; nothing where it can be kept. */
export function taskProblems({ name, startDate, endDate }: TaskDraft): TaskProblems {
  return {
    ...(name.trim() ? {} : { name: 'Informe um nome.' }),
    ...(startDate ? {} : { startDate: 'Informe o início.' }),
    ...(endDate ? {} : { endDate: 'Informe o término.' }),
    ...(startDate && endDate && endDate < startDate
      ? { endDate: 'O término não pode vir antes do início.' }
      : {}),
  }
}
