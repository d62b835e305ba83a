import { about } from './about.ts'
import { identifier, text, textOrEmpty } from './text.ts'

/** A source of `sources.yaml`. Editors offer the existing names. */
export const sourceName = identifier.meta({ names: 'sources' })

/** A supplier of `suppliers.yaml`. Editors offer the existing names. */
export const supplierName = identifier.meta({ names: 'suppliers' })

/** A family of consultas. Editors offer the existing names. */
export const familyName = identifier.meta({ names: 'families' })

/** A role's name: a line of text as the provider or the company writes it, for example `Painel.Gestor`. */
export const declaredRole = textOrEmpty
  .regex(/^\S(?:[^\t\n\r]*\S)?$/, 'Use uma linha de texto, sem espaços no começo nem no fim')
  .meta(about('O nome de um papel, como no provedor', 'gestor'))

/** A role of `auth.roles` in `app.yaml`. Editors offer the existing names. */
export const roleName = declaredRole.meta({ names: 'roles' })

/** A category of the catalogue. Editors offer the existing ones; new ones are allowed. */
export const groupName = text.meta({ names: 'groups' })
