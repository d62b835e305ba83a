// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Faq } from '@manifest/content.ts'

export const faq = { sections: [] } satisfies Faq
