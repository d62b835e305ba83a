import { sourceMode } from '@manifest/contract/build-choices.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { sources } from '@/generated/sources.ts'

/** Whether a source answers from the manifest's examples, by the build's variables or else the manifest. */
export function isDemoSource(source: string | undefined): boolean {
  // The whole object: the build replaces `import.meta.env` by it, and variables are looked up by computed names.
  const env: Record<string, unknown> = import.meta.env
  return sourceMode(source, sources, env) === 'demo'
}

/** Whether a consulta is answered from its examples: its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)
