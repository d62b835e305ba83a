import type { Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../../formats/registry.ts'
import type { Answered } from '../../outcome.ts'
import { createShownAnswer, shownText } from '../shown-text.ts'

/** Who or what an answer is about, in one line; sensitive values are masked. */
export function summaryLine({ detail, ...subject }: Summary, answered: Answered): string {
  const shownAnswer = createShownAnswer(answered, () => false)
  const parts = [shownText(shownAnswer, subject), ...(detail ? [shownText(shownAnswer, detail)] : [])]
  return parts.filter((part) => part !== emptyText).join(' · ')
}
