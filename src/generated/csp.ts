// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { ContentSecurityPolicy } from '@manifest/resolved.ts'

export const contentSecurityPolicy = {
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://brasilapi.com.br', 'https://opencep.com', 'https://viacep.com.br'],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
  overrides: [{ env: 'VITE_GATEWAY_URL', origin: 'https://gateway.example.com' }],
} satisfies ContentSecurityPolicy
