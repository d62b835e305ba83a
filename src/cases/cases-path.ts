import { cases } from '@/generated/cases.ts'
import type { Path } from '@/generated/paths.ts'
import { findPagePath } from '@/routes/page-path.ts'

/** Returns the path of the page of cases; `undefined` if the manifest or the user's roles do not offer it. */
export const casesPath = (): Path | undefined =>
  cases.isOffered ? findPagePath('pages/cases/page') : undefined
