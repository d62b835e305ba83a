// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Pricing } from '@manifest/content.ts'

export const pricing = { plans: [], notes: [] } satisfies Pricing
