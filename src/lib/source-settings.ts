import { chooseText, sourceMode } from '@manifest/contract/build-choices.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { sources } from '@/generated/sources.ts'
import { readEnvironment } from './environment.ts'
import { trimEnd } from './trim-end.ts'

/**
 * Returns true if a source answers from the manifest's examples. The variables override the manifest.
 */
export function isDemoSource(source: string | undefined): boolean {
  return sourceMode(source, sources, readEnvironment()) === 'demo'
}

/** Returns the source's base URL, which a variable can override. */
export const readBaseUrl = ({ baseUrl, baseUrlEnv }: Source) =>
  trimEnd(chooseText(baseUrlEnv, baseUrl, readEnvironment()), /\//)
