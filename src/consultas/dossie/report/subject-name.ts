import { emptyText } from '../../../formats/registry.ts'
import { isAnswered } from '../../outcome.ts'
import { plainText } from '../../results/shown-text.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'

/** Who or what the first answered part that takes the dossiê's own values is about, unless that is masked. */
export function findSubjectName({ parts }: Pick<DossieProgress, 'parts'>): string | undefined {
  for (const { part, definition, answer } of parts) {
    const outcome = answer?.outcome
    const { summary } = definition
    if (part.after.length > 0 || !isAnswered(outcome) || !summary || summary.sensitive) continue
    const name = plainText(outcome.answer, summary.value)
    if (name !== emptyText) return name
  }
  return undefined
}
