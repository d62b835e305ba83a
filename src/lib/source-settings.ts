import { chooseText, sourceMode } from '@manifest/contract/build-choices.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { sources } from '@/generated/sources.ts'

/**
 * Returns true if a source answers from the manifest's examples. The build's variables override the manifest.
 */
export function isDemoSource(source: string | undefined): boolean {
  // The whole object is needed: Vite replaces `import.meta.env` in the build, and variables are read by
  // computed names.
  const env: Record<string, unknown> = import.meta.env
  return sourceMode(source, sources, env) === 'demo'
}

/** Returns the source's base URL, which a variable of the build can override. */
export const readBaseUrl = ({ baseUrl, baseUrlEnv }: Source) =>
  chooseText(baseUrlEnv, baseUrl, import.meta.env).replace(/\/+$/, '')
