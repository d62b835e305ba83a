import type { Field } from '@manifest/schema/field.ts'

/** What the control of a field gets. It is uncontrolled: `initial` is what it starts from, `onChange` says what it holds. */
export type ControlProps<F extends Field = Field> = {
  field: F
  initial: string
  onChange: (raw: string) => void
  onBlur: () => void
}
