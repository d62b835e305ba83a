import type { Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../formats/registry.ts'
import type { Answered } from '../../outcome.ts'
import { shownText, viewOf } from '../shown-text.ts'

/** Who or what an answer is about, in one line; sensitive values are masked. */
export function summaryLine({ detail, ...subject }: Summary, answered: Answered): string {
  const view = viewOf(answered, () => false)
  const parts = [shownText(view, subject), ...(detail ? [shownText(view, detail)] : [])]
  return parts.filter((part) => part !== emptyText).join(' · ')
}
