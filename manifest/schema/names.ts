import { identifier, text } from './text.ts'

/** A source of `sources.yaml`. Editors offer the existing names. */
export const sourceName = identifier.meta({ names: 'sources' })

/** A family of consultas. Editors offer the existing names. */
export const familyName = identifier.meta({ names: 'families' })

/** A role of `auth.roles` in `app.yaml`. Editors offer the existing names. */
export const roleName = identifier.meta({ names: 'roles' })

/** A category of the catalogue. Editors offer the existing ones; new ones are allowed. */
export const groupName = text.meta({ names: 'groups' })
