import type { FieldErrors } from '@/ui/forms/check.ts'
import type { TaskDraft } from './task.ts'

/** Returns the errors by field; empty for a valid draft. */
export function validateTask({ name, startDate, endDate }: TaskDraft): FieldErrors {
  return {
    ...(name.trim() ? {} : { name: 'Informe um nome.' }),
    ...(startDate ? {} : { startDate: 'Informe o início.' }),
    ...(endDate ? {} : { endDate: 'Informe o término.' }),
    ...(startDate && endDate && endDate < startDate
      ? { endDate: 'O término não pode vir antes do início.' }
      : {}),
  }
}
