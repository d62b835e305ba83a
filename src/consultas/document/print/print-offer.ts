/** A line of a printed head: label and value. */
export type PrintFact = { label: string; text: string }

/** A part of a page that the user may leave out of the print. */
export type PrintPart = {
  key: string
  title: string
  /** Its state, if it has no complete answer: 'falhou'. */
  state?: string | undefined
  /** It is printed always, such as the head of an answer. */
  isFixed?: boolean
  /** The values of the query. Pages may show them and hide all others. */
  isAsked?: boolean
} & SensitiveCounts

/** The sensitive values of an answer, and how many of them the screen hides. */
export type SensitiveCounts = { sensitiveCount: number; hiddenCount: number }

/** What a page can print. The dialog asks about it. */
export type PrintOffer = {
  /** The title of the dialog. */
  title: string
  parts: readonly PrintPart[]
  purpose?: string | undefined
  /** The analyst's conclusion; empty if it is not written yet, absent if the page has none. */
  conclusion?: string | undefined
}

/** Sensitive values on paper: all hidden, as on the screen, or all shown. */
export type ValueChoice = 'hidden' | 'screen' | 'shown'

/** The choices for one print. They end with it. */
export type PrintChoices = {
  /** The keys of the parts that are left out. */
  omitted: ReadonlySet<string>
  values: ValueChoice
  hasPurpose: boolean
  hasConclusion: boolean
  /** A text on every page, such as 'Confidencial'; empty for none. */
  mark: string
}

/** The choices of a print that the browser's own command starts. */
export const wholeScreen: PrintChoices = {
  omitted: new Set(),
  values: 'screen',
  hasPurpose: true,
  hasConclusion: true,
  mark: '',
}

/** Returns the purposes of queries, each once, in one text; `undefined` without any. */
export function joinPurposes(
  entries: Iterable<{ purpose?: string | undefined } | undefined>,
): string | undefined {
  const purposes = new Set([...entries].flatMap((entry) => entry?.purpose ?? []))
  return purposes.size === 0 ? undefined : [...purposes].join(', ')
}

/** Adds up the sensitive values of the parts that are printed. */
export function sumSensitive(parts: readonly PrintPart[], omitted: PrintChoices['omitted']): SensitiveCounts {
  const printed = parts.filter(({ key }) => !omitted.has(key))
  return {
    sensitiveCount: printed.reduce((sum, part) => sum + part.sensitiveCount, 0),
    hiddenCount: printed.reduce((sum, part) => sum + part.hiddenCount, 0),
  }
}

/** Returns how many sensitive values a print hides. */
export function countHidden({ sensitiveCount, hiddenCount }: SensitiveCounts, values: ValueChoice): number {
  if (values === 'screen') return hiddenCount
  return values === 'hidden' ? sensitiveCount : 0
}

/** Counts the printed parts if some are left out: '7 de 11'. A part that is always printed does not count. */
export function omittedPartsText(
  parts: readonly PrintPart[],
  omitted: PrintChoices['omitted'],
): string | undefined {
  const offered = parts.filter(({ isFixed }) => !isFixed)
  const printed = offered.filter(({ key }) => !omitted.has(key))
  return printed.length === offered.length ? undefined : `${printed.length} de ${offered.length} impressas`
}
