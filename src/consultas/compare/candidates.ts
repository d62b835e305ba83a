import { identifiesSubject, type LeadKind } from '@manifest/kinds/index.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import type { SessionEntry } from '@/state/session.ts'
import { findSubject } from '@/state/subjects.ts'

/** A subject of the session that may be compared. */
export type Candidate = {
  id: string
  kind: LeadKind
  kindTitle: string
  name: string | undefined
  hiddenValue: string
  /** The value is a name: its hidden form adds nothing. */
  isName: boolean
}

/** Returns the subjects of the session that have a page, the last one found first. A further query does not move a subject. */
export function listCandidates(items: readonly SessionEntry[]): Candidate[] {
  const candidates = new Map<string, Candidate>()
  for (const { subjectId, subject, kind } of items.toReversed())
    if (kind && !candidates.has(subjectId) && findSubject(subjectId))
      candidates.set(subjectId, {
        id: subjectId,
        kind,
        kindTitle: kindTitles[kind],
        name: findSubjectName(subjectId, items),
        hiddenValue: subject,
        isName: !identifiesSubject(kind),
      })
  return [...candidates.values()].reverse()
}

/**
 * Returns two subjects to compare: the chosen one, or the one found last, and another, of the same kind if there is one.
 * `undefined` if there are no two.
 */
export function suggestPair(
  candidates: readonly Candidate[],
  [chosenId]: readonly string[],
): [Candidate, Candidate] | undefined {
  const chosen = candidates.find(({ id }) => id === chosenId)
  const firsts = chosen ? [chosen] : candidates
  const sameKind = firsts.flatMap((first): [Candidate, Candidate][] => {
    const second = candidates.find(({ id, kind }) => id !== first.id && kind === first.kind)
    return second ? [[first, second]] : []
  })
  const [first] = firsts
  const other = candidates.find(({ id }) => id !== first?.id)
  return sameKind[0] ?? (first && other && [first, other])
}
