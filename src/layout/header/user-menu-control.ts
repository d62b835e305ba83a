import { createOnDemand } from '@/lib/on-demand.ts'
import { lazyPopup } from './lazy-popup.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

export const UserMenuControl = lazyPopup({
  kind: 'menu',
  popup: createOnDemand(() => import('./user-menu.tsx')),
  failure: 'Não foi possível abrir o menu do usuário',
  Trigger: UserMenuButton,
})
