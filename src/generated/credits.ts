// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { CreditSettings } from '@manifest/contract/resolved.ts';
import type { Path } from './paths.ts';

export const credits: CreditSettings<Path> | undefined = {
  page: '/pricing',
  balance: { source: 'gateway', get: '/creditos', value: 'saldo' },
  warnBelow: 50,
  demo: 1000,
};
