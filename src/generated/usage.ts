// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { UsageSettings } from '@manifest/schema/usage.ts';

export const teamUsage: UsageSettings | undefined = {
  source: 'gateway',
  get: '/uso',
  rows: 'linhas',
  date: 'data',
  consulta: 'consulta',
  found: 'encontradas',
  notFound: 'naoEncontradas',
  failed: 'falhas',
};
