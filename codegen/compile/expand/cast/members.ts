import {
  type CastMember,
  type CastMembers,
  listCastMembers,
} from '../../../../manifest/contract/cast/cast-data.ts'
import type { CastFile } from '../../../../manifest/schema/cast.ts'

export { type CastMember, castGroups } from '../../../../manifest/contract/cast/cast-data.ts'

/** Returns the members of all groups. */
export const listMembers = (cast: CastFile): CastMember[] => listCastMembers(cast as CastMembers)

/** Returns the members by key. The first of several members with the same key counts. */
export const indexMembers = (cast: CastFile | undefined): Map<string, CastMember> =>
  new Map(
    (cast ? listMembers(cast) : []).toReversed().map((member): [string, CastMember] => [member.key, member]),
  )
