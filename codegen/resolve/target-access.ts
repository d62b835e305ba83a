import type { Access } from '../../manifest/contract/access.ts'
import type { Path } from '../read/manifest-document.ts'
import { variantAccess } from './route-access.ts'
import type { Target } from './route-table.ts'

/** Who may see what a path leads to. */
export const targetAccess = ({ placed, variant }: Target): Access | undefined =>
  variant ? variantAccess(variant) : placed.route.access

/** Where the `access` nearest to what a path leads to is written; `undefined` where there is none. */
export function accessPlace({ placed, variant }: Target): Path | undefined {
  if (variant) return variant.access?.path
  const { document, at } = placed
  const places: Path[] = [[...at.slice(0, -1), 'access'], ['access']]
  return places.find((place) => document.range(place, 'key'))
}
