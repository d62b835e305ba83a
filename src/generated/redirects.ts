// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Redirect } from '@manifest/contract/resolved.ts';

export const redirects: Redirect[] = [{ layout: 'app', from: '*', to: '/dashboard' }];
