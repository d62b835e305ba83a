/** A set of react-icons in chunks, made by `codegen/vite/build/icon-parts-plugin.ts`. */
declare module 'virtual:icon-parts/*' {
  import type { IconType } from 'react-icons'

  /** In alphabetical order. */
  export const names: readonly string[]
  /** Names per chunk, except the last. */
  export const partSize: number
  /** One import per chunk. */
  export const parts: readonly (() => Promise<Readonly<Record<string, IconType>>>)[]
}
