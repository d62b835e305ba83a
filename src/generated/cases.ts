// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Cases } from '@manifest/schema/app.ts';

export const cases: Cases = { isOffered: true, retentionDays: 90 };
