import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { formatByKind, hideByKind } from '../../../formats/format-by-kind.ts'
import type { AskedValue } from '../../results/print/print-context.ts'
import type { IsRevealed } from '../../results/shown-text.ts'

type ShownSubject = { kind: LeadKind; value: string }

/** The path of a page's document in its reveal state. No section has this key. */
export const documentPath = '$subject'

/** Returns the value that a page is about, with what stands in its place while it is hidden. */
export function readDocument(subject: ShownSubject): AskedValue {
  const text = formatDocument(subject, () => true)
  const hidden = formatDocument(subject, () => false)
  return { label: kindTitles[subject.kind], text, ...(hidden === text ? {} : { hidden }) }
}

/** Returns the value that a page is about, as the page shows it: partly hidden until the user reveals it. */
export const formatDocument = ({ kind, value }: ShownSubject, isRevealed: IsRevealed): string =>
  isRevealed(documentPath) ? formatByKind(kind, value) : hideByKind(kind, value)
