/**
 * Describes a kind of field: rule, display, contract and words. Its texts are Portuguese. `manifest/schema/field.ts` has the
 * grammar of `Keys`, which only fields of this kind have.
 */
export type Kind<Keys extends object = object> = {
  /** Explains the kind to product owners, who choose it in the studio. */
  about: string
  /** The start of a new field: name, label, icon of its family, and an invented valid value. Absent if a field needs more. */
  newField?: NewField
  /** Returns the value as a source expects it: without punctuation, in the right case. */
  normalise: (raw: string) => string
  /** Returns why a normalised value that is not empty is invalid; `undefined` if it is valid. */
  validate: (value: string, field: Keys) => string | undefined
  /**
   * The value in the contract with a source, as JSON schema. One with a title becomes a component. `restrict` adds what the
   * keys of a field demand, `hasCheckDigits` checks what a pattern cannot express.
   */
  contract: {
    schema: ValueSchema
    restrict?(field: Keys): { words?: string; rules?: FieldRules }
    hasCheckDigits?: (value: string) => boolean
  }
  /** The display of values, also of the format with the kind's name. Absent if they are displayed as sent. */
  format?: KindFormat
  /** Replaces a hidden value if the kind has no format. By default the app shows nothing of it; `never` shows the value. */
  hidden?: 'never' | { text: string }
  /** True if check digits or a pattern of its own tell a value from all others. */
  isUnmistakable?: true
  /** True if nearly any text is valid, so that a fitting value proves little. */
  isLoose?: true
  /**
   * Writes a value in one way, so that two spellings of it are equal; returns an empty text if it is none. By default: the
   * digits, with zeros before them up to `length`; none if the text has letters.
   */
  canonical?: (text: string) => string
  /** Writes a value in the other of its two patterns. */
  convertPattern?: (value: string) => string
  /** True for the documents of people and companies. A value 'CPF ou CNPJ' has one of these kinds, and may be of another. */
  isTaxpayer?: true
  /** True if the value is a file: no text fills it in, and no page repeats it. */
  isFile?: true
  /** The length of the part that all branches of a company share. */
  rootLength?: number
  /** The length of a document, which loses the zeros at its start if a source or a workbook has it as a number. */
  length?: number
  /** Headers of columns in spreadsheets beside the kind's name, the field's name and its label. Lower case, without accents. */
  headers?: string[]
  /** Set if another consulta accepts the value. */
  subject?: SubjectWords
}

export type NewField = { name: string; label: string; icon: string; value?: string }

type FieldRules = { enum?: string[]; minLength?: number; maxLength?: number }

type ValueSchema = {
  title?: string
  description: string
  type: 'string'
  pattern?: string
  maxLength?: number
  format?: string
}

/** How a format shows a value of any type, and what it shows while the value is hidden. */
export type FormatRule = {
  show: (value: unknown) => string
  hide: ((text: string) => string) | 'never'
  /** True if the text of a value stays on one line. */
  isUnbroken?: true
}

type KindFormat = FormatRule & {
  /** Explains the format to product owners. */
  about: string
}

/** The words for values that lead to other consultas, and how the search recognises them. */
export type SubjectWords = {
  /** The subject that a value identifies, as in 'Abrir pessoa'. */
  noun: string
  title: string
  /** In the middle of a sentence. */
  plural: string
  /** The noun for a value of the kind in a sentence that lists what the search recognises. Absent: it is not named. */
  listedAs?: string
  isFeminine?: true
  /** True if several subjects can have the same value, as people share names. */
  isShared?: true
  /** The place of the kind among the examples in the placeholder of the search. Absent: it is no example. */
  exampleRank?: number
  /** The palette of the theme in the graph. Kinds that share one differ by icon. */
  palette: 'primary' | 'secondary' | 'info' | 'success' | 'warning' | 'danger' | 'neutral'
  /** Absent if any text could be one. */
  recognition?: Recognition
}

type Recognition = {
  /** Matches the common spellings. */
  possible: RegExp
  /** Matches texts that cannot be another kind, so that an invalid value is worth reporting. */
  certain?: RegExp
  /** A pattern for the label that precedes a value in documents. */
  label: string
}
