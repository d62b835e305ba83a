import type { ValidModel } from '../resolve/build-model.ts'
import { type Part, subjects } from './part.ts'
import { consultaParts } from './parts/consultas.ts'
import { dossieParts } from './parts/dossies.ts'
import { menuParts } from './parts/menus.ts'
import { redirectParts, routeParts } from './parts/routes.ts'
import { appParts, sourceParts } from './parts/settings.ts'

/** All that a manifest consists of, subject by subject. */
export function partsOf(built: ValidModel): Part[] {
  const { manifest } = built
  const parts = [
    ...appParts(built),
    ...routeParts(manifest),
    ...redirectParts(manifest),
    ...menuParts(manifest),
    ...consultaParts(built),
    ...dossieParts(built),
    ...sourceParts(built),
  ]
  return subjects.flatMap((subject) => parts.filter((part) => part.subject === subject))
}
