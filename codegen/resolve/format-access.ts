import type { Access } from '../../manifest/contract/access.ts'

/** The roles that let somebody see something: `gestor`, `analista ou gestor`, `gestor e (analista ou auditor)`. */
export const formatAccess = (access: Access): string =>
  access
    .map((roles) => (access.length > 1 && roles.length > 1 ? `(${roles.join(' ou ')})` : roles.join(' ou ')))
    .join(' e ')
