import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { useRevealState } from '@/blocks/parts/answer-context.ts'
import type { IsRevealed } from '@/blocks/parts/shown-text.ts'
import type { Path } from '@/generated/paths.ts'
import type { FormValues } from '../form/form-values.ts'
import { formatStateCounts, type QueryState } from '../outcome-words.ts'
import type { Answered } from '../query/querier.ts'

/** A consulta of a subject's page or of a dossiê, with its newest answer. */
export type Section = {
  /** The `consultaId`, or the name of the dossiê's part. */
  key: string
  title: string
  definition: ConsultaDefinition<Path>
  state: QueryState
  /** The values of the query; of a section that is not queried: the known values. */
  values?: FormValues | undefined
  answer?: Answered | undefined
  /** Why it waits, or why it is skipped. In Portuguese. */
  reason?: string | undefined
  /** The labels of the values that the user must type before it can be queried. */
  needs?: readonly string[] | undefined
  /** The values that other answers gave, with the consulta that gave each. */
  known?: readonly { label: string; from: string }[] | undefined
  /** Its query is about another subject, such as the employer of a person. */
  isAboutAnother?: boolean | undefined
}

/** The sections of a family. A dossiê has one group without a title. */
export type SectionGroup = { title?: string; sections: readonly Section[] }

/**
 * Returns the id of a section's element. It is also the `resultId` of the section's blocks:
 * `sectionElementId(sectionId(key), blockIndex)`.
 */
export const sectionId = (key: string) => `secao-${key.replaceAll('/', '-')}`

/** Returns true if a section has or had a query. Only these sections are on the page; the rail lists all. */
export const isQueried = ({ state }: Section) => state !== 'not-queried'

/** Returns true if a section has an outcome, or will have none. */
export const hasEnded = ({ state }: Section) =>
  state !== 'not-queried' && state !== 'waiting' && state !== 'pending'

/** Counts the sections by state: '5 encontrados, 1 falhou'. Sections that are not queried are left out. */
export const formatSectionCounts = (sections: readonly Section[]): string =>
  formatStateCounts(sections, ['pending', 'found', 'not-found', 'incomplete', 'failed'], 'o')

/** The reveal state of a page with several answers. Its paths begin with the key of a section. */
export type SectionsReveal = ReturnType<typeof useRevealState>

/** Returns the path of a section's value in the reveal state of the page. */
const pathInSection = (key: string, path: string) => `${key} ${path}`

/** Narrows a page's test for revealed values to one section. */
export const createSectionIsRevealed =
  (isRevealed: IsRevealed, key: string): IsRevealed =>
  (path) =>
    isRevealed(pathInSection(key, path))

/** Narrows a page's reveal state to one section. */
export const createSectionReveal = (
  { isRevealed, toggle, ...all }: SectionsReveal,
  key: string,
): SectionsReveal => ({
  ...all,
  isRevealed: createSectionIsRevealed(isRevealed, key),
  toggle: (path) => toggle(pathInSection(key, path)),
})
