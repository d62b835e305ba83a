import { sourceMode } from '@manifest/contract/build-choices.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
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

/** Returns true if a consulta is answered from its examples. Its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)
