import { announce } from '@/ui/feedback/announcer.tsx'
import type { Outcome } from '../outcome.ts'
import { resultComponents } from './load-result-components.ts'

const texts: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** Announces an outcome if the page can show it: all but failures need the loaded components. */
export function announceOutcome({ status }: Pick<Outcome, 'status'>): void {
  if (status === 'failed' || resultComponents.get()) announce(texts[status])
}
