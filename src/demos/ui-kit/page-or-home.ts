import { app } from '@/generated/app.ts'
import type { PageName } from '@/generated/paths.ts'
import { findPagePath } from '@/routes/page-path.ts'

/** Returns the path of a page, or of the home page if the manifest does not offer it. */
export const findPageOrHome = (page: PageName) => findPagePath(page) ?? app.auth.home
