// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ContentSecurityPolicy } from '@manifest/contract/resolved.ts'

export const contentSecurityPolicy: ContentSecurityPolicy = {
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
  overrides: [
    { env: 'VITE_BRASILAPI_URL', origin: 'https://brasilapi.com.br' },
    { env: 'VITE_GATEWAY_URL', origin: 'https://gateway.example.com' },
    { env: 'VITE_OPENCEP_URL', origin: 'https://opencep.com' },
    { env: 'VITE_VIACEP_URL', origin: 'https://viacep.com.br' },
  ],
}
