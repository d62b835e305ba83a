import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { isLeadKind, type LeadKind } from '@manifest/kinds/index.ts'
import type { Path } from '@/generated/paths.ts'
import { readDraft, saveDraft, takeDraft } from '@/state/drafts.ts'
import type { EntryOrigin } from '@/state/session.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { DossieRun } from '../engine/dossie-run.ts'

/** A dossiê of this session. It continues while the user is on other pages. */
export type OpenDossie = {
  dossie: DossieDefinition<Path>
  values: FormValues
  /** The result whose lead started it. */
  origin?: EntryOrigin | undefined
  /** The purpose at the start. Later choices do not change it. */
  purpose?: string | undefined
  run: DossieRun
  /** The number of its report, without data of the subject. */
  number: string
  conclusion: Conclusion
}

/** A value that a dossiê is about. */
export type SubjectValue = { kind: LeadKind; value: string }

/** Returns the first value of a dossiê's form that consultas share. */
export function findSubjectValue(
  { fields }: Pick<DossieDefinition, 'fields'>,
  values: FormValues,
): SubjectValue | undefined {
  for (const { name, kind } of fields) {
    const value = values[name]
    if (isLeadKind(kind) && value !== undefined) return { kind, value }
  }
  return undefined
}

/** The title of the box, of the section of the report and of the row in the workbook. */
export const conclusionTitle = 'Conclusão do analista'

/** The limit of a conclusion, in characters. A longer one is kept whole, with an error. */
export const maxConclusionLength = 4000

/** The analyst's conclusion of a dossiê: plain text, in memory. A store for `useSyncExternalStore`. */
export class Conclusion {
  readonly #listeners = new Set<() => void>()
  #text: string
  /** The text that a case or a file has. */
  #kept = ''

  constructor(text = '') {
    this.#text = text
  }

  getSnapshot = (): string => this.#text

  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Returns true if the text is empty, or if a case or a file has it. */
  isKept = (): boolean => this.#text.trim() === '' || this.#text === this.#kept

  /** Records that a case or a file has the text. */
  markKept(): void {
    this.#kept = this.#text
  }

  write(text: string): void {
    this.#text = text
    for (const listener of this.#listeners) listener()
  }

  /** Forgets the text and all listeners. */
  clear(): void {
    this.#listeners.clear()
    this.#text = ''
    this.#kept = ''
  }
}

/** A conclusion that waits until the dossiê of the same values is started again, after a lock. */
type ConclusionDraft = { values: FormValues; text: string }

const draftPath = (path: string) => `${path} conclusão`

const isSameValues = (one: FormValues, other: FormValues) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Saves a conclusion as a draft of the dossiê at this path. An empty one is not saved. */
export function saveConclusionDraft(path: string, draft: ConclusionDraft): void {
  if (draft.text === '') return
  const others = (readDraft<ConclusionDraft[]>(draftPath(path)) ?? []).filter(
    ({ values }) => !isSameValues(values, draft.values),
  )
  saveDraft(draftPath(path), [draft, ...others])
}

/** Returns the conclusion saved for these values, and removes it; an empty text if there is none. */
export function takeConclusionDraft(path: string, values: FormValues): string {
  const drafts = takeDraft<ConclusionDraft[]>(draftPath(path)) ?? []
  const others = drafts.filter((draft) => !isSameValues(draft.values, values))
  if (others.length > 0) saveDraft(draftPath(path), others)
  return drafts.find((draft) => isSameValues(draft.values, values))?.text ?? ''
}
