import { announce } from '@/ui/feedback/announcer.tsx'
import type { Outcome } from '../outcome.ts'
import { endTexts } from '../outcome-words.ts'
import { resultComponents } from './load-result-components.ts'

/** Announces an outcome if the page can show it: all but failures need the loaded components. */
export function announceOutcome({ status }: Pick<Outcome, 'status'>): void {
  if (status === 'failed' || resultComponents.get()) announce(endTexts[status])
}
