import { createOnDemand } from '@/lib/on-demand.ts'
import { lazyPopup } from './lazy-popup.tsx'
import { NotificationsButton } from './notifications-button.tsx'

export const NotificationsControl = lazyPopup({
  kind: 'dialog',
  popup: createOnDemand(() => import('./notifications-dropdown.tsx')),
  failure: 'Não foi possível abrir as notificações',
  Trigger: NotificationsButton,
})
