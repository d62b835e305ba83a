import type { IsRevealed } from '../../results/shown-text.ts'
import type { Section } from '../section.ts'

/** The answers about a subject, as the page shows them: values that it hides are hidden in files too. */
export type SavedSubject = {
  /** The name, or the document as the page shows it. */
  title: string
  document: { label: string; text: string }
  sections: readonly Section[]
  /** Tests a path that begins with the key of a section. */
  isRevealed: IsRevealed
  /** In milliseconds since the epoch. */
  at: number
}
