// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ContentSecurityPolicy } from '@manifest/contract/resolved.ts';

export const contentSecurityPolicy: ContentSecurityPolicy = {
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
  mode: 'demo',
  sources: {
    brasilapi: { origin: 'https://brasilapi.com.br', env: 'VITE_BRASILAPI_URL' },
    gateway: { origin: 'https://gateway.example.com', env: 'VITE_GATEWAY_URL' },
    opencep: { origin: 'https://opencep.com', env: 'VITE_OPENCEP_URL' },
    viacep: { origin: 'https://viacep.com.br', env: 'VITE_VIACEP_URL' },
  },
  provider: 'local',
  providerOrigins: [{ origin: 'https://login.example.com', env: 'VITE_OIDC_AUTHORITY' }],
};
