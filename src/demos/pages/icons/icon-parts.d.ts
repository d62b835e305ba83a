/** A set of react-icons in parts, as the build serves it (`codegen/build/icons.ts`). */
declare module 'virtual:icon-parts/*' {
  import type { IconType } from 'react-icons'

  /** In the order of the alphabet. */
  export const names: readonly string[]
  /** How many names a part holds, the last one excepted. */
  export const partSize: number
  /** Each imports the icons of its share of the names. */
  export const parts: readonly (() => Promise<Readonly<Record<string, IconType>>>)[]
}
