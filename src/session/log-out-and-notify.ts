import { hasProvider } from '@/lib/environment.ts'
import { logout } from '@/state/auth.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** The duration of the toast in ms. */
const duration = 5000

/**
 * Logs out and shows a toast. The layout then redirects to the login, unless a provider's logout page comes
 * first.
 */
export function logOutAndNotify() {
  if (hasProvider()) return void logOutOfProvider()
  logout()
  notify.info('Usuário desconectado com sucesso', { duration })
}

async function logOutOfProvider() {
  const outcome = await import('@/state/oidc/logout.ts').then(
    ({ logoutAtProvider }) => logoutAtProvider(),
    logOutHere,
  )
  if (outcome === 'unconfirmed')
    notify.warning('Você saiu deste painel, mas o provedor não confirmou a saída dele', { duration })
  if (outcome === 'unsupported')
    notify.warning('Você saiu deste painel; a sua sessão no provedor continua aberta', { duration })
}

/** Logs out without the provider, whose code did not load. */
function logOutHere() {
  logout()
  return 'unsupported' as const
}
