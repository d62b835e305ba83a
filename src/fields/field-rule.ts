import type { Field } from '@manifest/schema/field.ts'

/**
 * How a kind of field normalises, validates and partly hides its values. Values are texts; an image is a data URL.
 */
export type FieldRule<F extends Field = Field> = {
  /** Returns the value as a source expects it: without punctuation, in the right case. */
  normalise: (raw: string) => string
  /**
   * Returns the reason why a normalised, non-empty value is invalid, in Portuguese; `undefined` if it is
   * valid.
   */
  validate: (value: string, field: F) => string | undefined
  /**
   * Returns the value partly hidden, for the list of recent consultas: enough to recognise it, too little to
   * use it.
   */
  hide: (value: string) => string
}

/** Shows at most a third of the value, and asterisks for the rest. */
export const hideAllButStart = (value: string) => {
  const shown = Math.min(3, Math.floor(value.length / 3))
  return value.slice(0, shown) + '*'.repeat(Math.min(8, value.length - shown))
}
