import { type CastGroup, castDocuments } from '../../../../manifest/contract/cast/cast-data.ts'
import type { Facts } from '../../../../manifest/contract/cast/references.ts'
import type { CastFile } from '../../../../manifest/schema/cast.ts'

export type CastMember = { key: string; group: CastGroup; facts: Facts }

export const castGroups = Object.keys(castDocuments) as CastGroup[]

/** Returns the members of all groups, in the order of the file. */
export const listMembers = (cast: CastFile): CastMember[] =>
  castGroups.flatMap((group) =>
    Object.entries(cast[group]).map(([key, facts]) => ({ key, group, facts: facts as Facts })),
  )

/** Returns the members by key. The first of several members with the same key counts. */
export const indexMembers = (cast: CastFile | undefined): Map<string, CastMember> =>
  new Map(
    (cast ? listMembers(cast) : []).toReversed().map((member): [string, CastMember] => [member.key, member]),
  )
