import type { Field } from '@manifest/schema/field.ts'

/** How a kind of field normalises, validates and conceals its values. Values are texts; an image is a data URL. */
export type FieldRule<F extends Field = Field> = {
  /** What is sent: without punctuation, in the case that the source expects. */
  normalise: (raw: string) => string
  /** Why a normalised, non-empty value is refused, in Portuguese; `undefined` when it is valid. */
  validate: (value: string, field: F) => string | undefined
  /** The value partly masked, for the list of recent consultas: enough to recognise it, too little to use it. */
  hide: (value: string) => string
}

/** The first characters, the rest as asterisks: never more than a third is shown. */
export const hideAllButStart = (value: string) => {
  const shown = Math.min(3, Math.floor(value.length / 3))
  return value.slice(0, shown) + '*'.repeat(Math.min(8, value.length - shown))
}
