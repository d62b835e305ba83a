import { about } from './about.ts'
import { roleName } from './names.ts'
import { unique } from './unique.ts'

/** Who may see something: whoever has one of these roles. An empty list opens to all what stands around it. */
export const access = unique(roleName)
  .optional()
  .meta(about('Quem pode ver: quem tem um destes papéis; [] abre a todos que entraram', ['gestor']))
