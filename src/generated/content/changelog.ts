// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Changelog } from '@manifest/content.ts'

export const changelog = { releases: [] } satisfies Changelog
