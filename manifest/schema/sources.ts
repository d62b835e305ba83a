import { z } from 'zod'
import { identifier } from './text.ts'
import { absoluteUrl } from './url.ts'

/** A service that answers consultas over HTTP. Times in milliseconds. */
const source = z.strictObject({
  baseUrl: absoluteUrl,
  baseUrlEnv: z
    .string()
    .regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_GATEWAY_URL')
    .optional()
    .describe('Variável de ambiente que troca baseUrl na construção'),
  timeoutMs: z.int().min(100).max(120_000).default(10_000),
  retries: z.int().min(0).max(5).default(1),
})

/** `manifest/sources.yaml`: where answers come from. */
export const sourcesFile = z.strictObject({
  mode: z.enum(['demo', 'live']).default('demo').describe('demo responde com os exemplos, sem rede'),
  sources: z.record(identifier, source).default({}),
  imageHosts: z.array(absoluteUrl).default([]).describe('De onde fotos podem ser carregadas'),
})

export type Source = z.output<typeof source>
export type SourcesFile = z.output<typeof sourcesFile>
