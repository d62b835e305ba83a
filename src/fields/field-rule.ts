import type { Field } from '@manifest/schema/field.ts'

/**
 * How a kind of field normalises and validates its values. Values are texts; an image is a data URL.
 */
export type FieldRule<F extends Field = Field> = {
  /** Returns the value as a source expects it: without punctuation, in the right case. */
  normalise: (raw: string) => string
  /**
   * Returns the reason why a normalised, non-empty value is invalid, in Portuguese; `undefined` if it is
   * valid.
   */
  validate: (value: string, field: F) => string | undefined
}
