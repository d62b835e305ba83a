// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { LoginArt } from '@manifest/contract/brand.ts';

export const loginArt: LoginArt = {};
