// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Sources } from '@manifest/resolved.ts'

export const sources = {
  mode: 'demo',
  sources: {
    viacep: { baseUrl: 'https://viacep.com.br', timeoutMs: 8000, retries: 1 },
    brasilapi: { baseUrl: 'https://brasilapi.com.br/api', timeoutMs: 10000, retries: 1 },
    opencep: { baseUrl: 'https://opencep.com', timeoutMs: 8000, retries: 1 },
    gateway: {
      baseUrl: 'https://gateway.example.com',
      baseUrlEnv: 'VITE_GATEWAY_URL',
      timeoutMs: 20000,
      retries: 1,
    },
  },
} satisfies Sources
