import { about } from './about.ts'
import { roleName } from './names.ts'
import { unique } from './unique.ts'

/** Roles of which a user needs one. An empty list removes an inherited restriction. */
export const access = unique(roleName)
  .optional()
  .meta(about('Quem pode ver: quem tem um destes papéis; [] abre a todos que entraram', ['gestor']))
