import { type Zippable, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

/**
 * Stands for the `zip` of fflate, which runs in a worker from a `blob:` that the content security policy does not allow:
 * the workbook is packed where it is written.
 */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
