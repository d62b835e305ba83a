import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { findRule } from '../../../fields/registry.ts'
import { formatByKind } from '../../../formats/format-by-kind.ts'
import type { IsRevealed } from '../../results/shown-text.ts'

type ShownSubject = { kind: LeadKind; value: string }

/** The path of a page's document in its reveal state. No section has this key. */
export const documentPath = '$subject'

/** Returns the value that a page is about, with what a print without sensitive values has in its place. */
export const readDocument = (subject: ShownSubject) => ({
  label: kindTitles[subject.kind],
  text: formatDocument(subject, () => true),
  hidden: formatDocument(subject, () => false),
})

/** Returns the value that a page is about, as the page shows it: partly hidden until the user reveals it. */
export const formatDocument = ({ kind, value }: ShownSubject, isRevealed: IsRevealed): string =>
  isRevealed(documentPath)
    ? formatByKind(kind, value)
    : findRule({ kind, name: kind, label: kind, required: true }).hide(value)
