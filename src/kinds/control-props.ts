import type { Field } from '@manifest/schema/field.ts'

/**
 * The props of a field's control. It is uncontrolled: `initial` is its default value, `onChange` reports its
 * value.
 */
export type ControlProps<F extends Field = Field> = {
  field: F
  initial: string
  onChange: (raw: string) => void
  onBlur: () => void
}
