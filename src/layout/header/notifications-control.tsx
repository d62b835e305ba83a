import { deferred } from './deferred.tsx'
import { NotificationsButton } from './notifications-button.tsx'

/** The notifications dropdown. */
export const NotificationsControl = deferred(
  () => import('./notifications-dropdown.tsx'),
  'Não foi possível abrir as notificações',
  (onWant) => <NotificationsButton aria-haspopup="dialog" onClick={onWant} />,
)
