// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Sources } from '@manifest/contract/resolved.ts';

export const sources: Sources = {
  mode: 'demo',
  sources: {
    viacep: {
      title: 'ViaCEP',
      baseUrl: 'https://viacep.com.br',
      baseUrlEnv: 'VITE_VIACEP_URL',
      timeoutMs: 8000,
      retries: 1,
      credentials: 'omit',
      audit: false,
    },
    brasilapi: {
      title: 'BrasilAPI',
      baseUrl: 'https://brasilapi.com.br/api',
      baseUrlEnv: 'VITE_BRASILAPI_URL',
      timeoutMs: 10000,
      retries: 1,
      credentials: 'omit',
      audit: false,
    },
    opencep: {
      title: 'OpenCEP',
      baseUrl: 'https://opencep.com',
      baseUrlEnv: 'VITE_OPENCEP_URL',
      timeoutMs: 8000,
      retries: 1,
      credentials: 'omit',
      audit: false,
    },
    gateway: {
      title: 'Gateway de dados',
      baseUrl: 'https://gateway.example.com',
      baseUrlEnv: 'VITE_GATEWAY_URL',
      timeoutMs: 20000,
      retries: 1,
      credentials: 'omit',
      auth: 'bearer',
      purpose: { header: 'X-Finalidade' },
      contract: true,
    },
  },
};
