import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { drafts } from '@/state/drafts.ts'
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

/** The title of the box, of the section of the report and of the row in the workbook. */
export const conclusionTitle = 'Conclusão do analista'

/** The limit of a conclusion, in characters. A longer one is kept whole, with an error. */
export const maxConclusionLength = 4000

/** The analyst's conclusion of a dossiê: plain text, in memory, and the text that a case or a file has. */
export type Conclusion = { text: string; kept: string }

export const createConclusion = (text = '', kept = ''): Conclusion => proxy({ text, kept })

/** Returns true if the text is empty, or if a case or a file has it. */
export const isConclusionKept = ({ text, kept }: Conclusion) => text.trim() === '' || text === kept

/** Records that a case or a file has the text. */
export function markConclusionKept(conclusion: Conclusion): void {
  conclusion.kept = conclusion.text
}

/** Returns the path under which a conclusion waits until the dossiê of the same values starts again, after a login. */
const draftPath = (path: string, values: FormValues) =>
  `${path} conclusão ${JSON.stringify(Object.entries(values).sort())}`

/** Saves the conclusion of a dossiê as a draft. An empty one is not saved. */
export function saveConclusionDraft({ dossie, values, conclusion }: OpenDossie): void {
  const { text } = conclusion
  if (text !== '') drafts.give(draftPath(dossie.path, values), { values: text })
}

/** Returns the conclusion saved for these values, and removes it; an empty text if there is none. */
export const takeConclusionDraft = (path: string, values: FormValues): string =>
  (drafts.take(draftPath(path, values))?.values as string | undefined) ?? ''
