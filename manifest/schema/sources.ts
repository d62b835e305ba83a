import { z } from 'zod'
import { publicHeaders } from './headers.ts'
import { identifier, text } from './text.ts'
import { absoluteUrl } from './url.ts'

const mode = z.enum(['demo', 'live'])

/** A service that answers consultas over HTTP. Times in milliseconds. */
const source = z.strictObject({
  title: text.optional().describe('Como o resultado chama a fonte; sem ele, pelo nome'),
  mode: mode.optional().describe('Troca, para esta fonte, o mode do arquivo'),
  baseUrl: absoluteUrl,
  baseUrlEnv: z
    .string()
    .regex(/^VITE_[A-Z0-9_]+$/, 'Use um nome como VITE_GATEWAY_URL')
    .optional()
    .describe('Variável de ambiente que troca baseUrl na construção'),
  timeoutMs: z.int().min(100).max(120_000).default(10_000),
  retries: z.int().min(0).max(5).default(1).describe('Novas tentativas de um get que falhou'),
  headers: publicHeaders.optional().describe('Cabeçalhos de cada pedido; nenhum segredo'),
  credentials: z
    .enum(['omit', 'include'])
    .default('omit')
    .describe('include manda à fonte os cookies que ela mesma deu ao navegador'),
})

/** `manifest/sources.yaml`: where answers come from. */
export const sourcesFile = z.strictObject({
  mode: mode.default('demo').describe('demo responde com os exemplos, sem rede'),
  sources: z.record(identifier, source).default({}),
  imageHosts: z.array(absoluteUrl).default([]).describe('De onde fotos podem ser carregadas'),
})

export type Source = z.output<typeof source>
export type SourcesFile = z.output<typeof sourcesFile>
