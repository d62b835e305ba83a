import { identifier, text } from './text.ts'

/** Name of a source of `sources.yaml`. An editor offers those that there are. */
export const sourceName = identifier.meta({ names: 'sources' })

/** Name of a family of consultas. An editor offers those that there are. */
export const familyName = identifier.meta({ names: 'families' })

/** Name of a role, declared in `auth.roles` of `app.yaml`. An editor offers those that there are. */
export const roleName = identifier.meta({ names: 'roles' })

/** Category in the catalogue: one of those in use, or a new one. */
export const groupName = text.meta({ names: 'groups' })
