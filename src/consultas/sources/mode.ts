import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { isDemoSource } from '@/lib/source-settings.ts'

/** Returns true if a consulta is answered from its examples. Its first source decides. */
export const isDemoConsulta = ({ request }: ConsultaDefinition) => isDemoSource(request?.source)
