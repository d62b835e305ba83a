import { deferred } from './deferred.tsx'
import { UserMenuButton } from './user-menu-button.tsx'

/** The user's menu. */
export const UserMenuControl = deferred(
  () => import('./user-menu.tsx'),
  'Não foi possível abrir o menu do usuário',
  (onWant) => <UserMenuButton aria-haspopup="menu" onClick={onWant} />,
)
