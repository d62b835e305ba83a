import { logout } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'

const logoutToast = 5000

/** Logs out and says so. The layout then leads to the login. */
export function leave() {
  logout()
  notify.info('Usuário desconectado com sucesso', { duration: logoutToast })
}
