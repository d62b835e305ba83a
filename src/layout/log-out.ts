import { logout } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** How long the toast stays, in ms. */
const duration = 5000

/** Logs out and says so. The layout then redirects to the login. */
export function logOut() {
  logout()
  notify.info('Usuário desconectado com sucesso', { duration })
}
