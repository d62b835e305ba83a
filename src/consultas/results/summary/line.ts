import type { Summary } from '@manifest/schema/result.ts'
import { emptyText } from '../../formats/registry.ts'
import { shownText } from '../shown-text.ts'

/** Who or what an answer is about, in one line; sensitive values are masked. */
export function summaryLine({ detail, ...subject }: Summary, answer: unknown): string {
  const view = { answer, isShown: () => false }
  const parts = [shownText(view, subject), ...(detail ? [shownText(view, detail)] : [])]
  return parts.filter((part) => part !== emptyText).join(' · ')
}
