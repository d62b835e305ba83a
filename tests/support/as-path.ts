import type { Path } from '@/generated/paths.ts'

/** Types a path of the fixture product, or an invented one, as a path of the app. The type has the paths of the product itself. */
export const asPath = (path: string) => path as Path
