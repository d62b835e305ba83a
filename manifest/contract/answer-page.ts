/** The requests of the studio that make a page of an answer. Bodies and answers as in `studio.ts`. */
import type { Json } from '../schema/consulta.ts'
import type { Finding } from '../schema/finding.ts'
import type { Block, BlockKind, Format, Summary } from '../schema/result.ts'
import type { Place, StudioDiagnostic, Texts } from './studio.ts'

/** The parts of a variant that an answer decides. The example has invented values, unless the data are public. */
export type AnswerPage = {
  summary?: Summary | undefined
  result: Block[]
  findings: Finding[]
  example: Json
}

/** The place of the page: a new variant of a family, a new family, or the place of a variant's page. */
export type PageTarget =
  | { kind: 'variant'; family: string; title: string }
  /** `fields` are kinds of fields, separated by commas. */
  | { kind: 'family'; family: string; title: string; fields: string }
  | { kind: 'replacement'; id: string }

/** A value that the user may tick, rename, order and hide. `text` is its value in the example. */
export type PartValue = {
  id: string
  label: string
  path: string
  format?: Format | undefined
  isSensitive: boolean
  text: string
}

/** A block of the page, or its head. Blocks without a list of values have none to choose. */
export type PagePart = {
  id: string
  kind: BlockKind | 'summary'
  title: string
  values: PartValue[]
  /** Present if the block itself can be hidden. */
  isSensitive?: boolean | undefined
}

/** The chosen parts in their order; other parts are left out. The same holds for values and findings. */
export type PageChoices = {
  /** Without it, the proposed head; `null` for no head. The head's first value is always shown. */
  summary?: PartChoice | null | undefined
  parts: readonly PartChoice[]
  /** Ids of findings; without them, all that the chosen parts show. */
  findings?: readonly string[] | undefined
}

export type PartChoice = {
  id: string
  title?: string | undefined
  values?: readonly ValueChoice[] | undefined
  isSensitive?: boolean | undefined
}

type ValueChoice = { id: string; label?: string | undefined; isSensitive?: boolean | undefined }

/** `propose`: the page of an answer. The server keeps nothing of it. */
export type ProposeRequest = { drafts: Texts; target: PageTarget; answer: string; isPublic: boolean }
export type ProposeAnswer = {
  page: AnswerPage
  summary?: PagePart
  parts: PagePart[]
  findings: { id: string; text: string }[]
  /** The values that no part shows, and why, in Portuguese. */
  leftOut: { path: string; why: string }[]
  /** How many values were replaced by invented ones. */
  replacedCount: number
}

/** `apply-page`: the texts with the chosen parts of a proposed page. */
export type ApplyPageRequest = { drafts: Texts; target: PageTarget; page: AnswerPage; choices: PageChoices }
export type ApplyPageAnswer = {
  texts: Texts
  id: string
  place: Place
  /** Errors of the drafts with the page. */
  errors: StudioDiagnostic[]
}
