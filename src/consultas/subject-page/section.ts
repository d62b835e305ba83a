import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { SessionEntry } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'

/** `waiting` waits for its source or for another section; `skipped` lacks a value that it needs. */
export type SectionState = 'not-queried' | 'waiting' | 'pending' | 'skipped' | Outcome['status']

/** A consulta of a subject's page or of a dossiê, with its newest answer. */
export type Section = {
  /** The `consultaId`, or the name of the dossiê's part. */
  key: string
  title: string
  definition: ConsultaDefinition<Path>
  state: SectionState
  /** The values of the query; of a section that is not queried: the known values. */
  values?: FormValues | undefined
  answer?: { entry?: SessionEntry | undefined; outcome: Outcome } | undefined
  isCached?: boolean | undefined
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
