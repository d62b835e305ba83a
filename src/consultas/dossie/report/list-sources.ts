import type { DossieProgress } from '../engine/dossie-progress.ts'

/** The sources that answered a dossiê, each once, in the order of its parts. */
export function listSources({ parts }: Pick<DossieProgress, 'parts'>): string[] {
  const named = parts.flatMap(({ answer }) =>
    answer && answer.outcome.status !== 'failed' ? [answer.outcome.source] : [],
  )
  return [...new Set(named)]
}
