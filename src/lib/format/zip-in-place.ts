import { type Zippable, zipSync } from 'fflate/browser'

export * from 'fflate/browser'

/**
 * Replaces the `zip` of fflate, which starts a worker from a `blob:` URL. The content security policy does
 * not allow that.
 */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
