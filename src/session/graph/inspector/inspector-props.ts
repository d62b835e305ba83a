import type { MenuRequest } from '../menu-request.ts'
import type { Workbench } from '../use-workbench.ts'

export type InspectorProps = { workbench: Workbench; openMenu: (request: MenuRequest | undefined) => void }
