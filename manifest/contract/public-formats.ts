import type { Format } from '../schema/result.ts'

/** The formats whose values are never hidden: decision 115 says why. */
export const publicFormats: ReadonlySet<Format | undefined> = new Set<Format>([
  'cnpj',
  'cnae',
  'cep',
  'placa',
])
