import type { Json } from '../../../../manifest/schema/consulta.ts'

/** A value with the name that the layout knows it by, and the steps to it from the object around it. */
export type ViewEntry = {
  name: string
  steps: readonly string[]
  value: Json
  /** The name of the key in the rows of a map. */
  mapKey?: string
  /** Why no block shows the value, in Portuguese. */
  why?: string
}

/** An object that a rule made, with the entries that it has in place of its own. */
export type Presets = WeakMap<object, readonly ViewEntry[]>
