import '@/state/kept-answers.ts'
import { hasProvider } from '@/lib/environment.ts'
import { logout } from '@/state/auth.ts'
import { type Loss, readLosses, settleLosses } from '@/state/losses.ts'
import { notify } from '@/ui/feedback/notify.ts'

/** The duration of the toast in ms. */
const duration = 5000

let isAsking = false

/**
 * Resolves to true if the user agrees to lose what the session has, or if there is nothing to lose. Asks one question
 * with everything that would be lost.
 */
export async function confirmLogout(): Promise<boolean> {
  if (isAsking) return false
  isAsking = true
  try {
    await settleLosses()
    const losses = readLosses()
    return losses.length === 0 || (await ask(losses))
  } finally {
    isAsking = false
  }
}

/** Asks in a dialog; if its code does not load, in the browser's own. */
async function ask(losses: readonly Loss[]): Promise<boolean> {
  const question = await import('./logout-question.tsx').catch(() => undefined)
  if (question) return question.askBeforeLogout(losses)
  return window.confirm(['Ao sair, perde-se:', ...losses.map(({ text }) => `• ${text}`)].join('\n'))
}

/**
 * Logs out and shows a toast, after asking if something would be lost. The layout then redirects to the login, unless a
 * provider's logout page comes first.
 */
export async function logOutAndNotify(): Promise<void> {
  if (!(await confirmLogout())) return
  if (hasProvider()) return logOutOfProvider()
  logout()
  notify.info('Usuário desconectado com sucesso', { duration })
}

async function logOutOfProvider() {
  const outcome = await import('@/state/oidc/logout.ts').then(
    ({ logoutAtProvider }) => logoutAtProvider(),
    // Its code did not load.
    () => {
      logout()
      return 'unsupported' as const
    },
  )
  if (outcome === 'unconfirmed')
    notify.warning('Você saiu deste painel, mas o provedor não confirmou a saída dele', { duration })
  if (outcome === 'unsupported')
    notify.warning('Você saiu deste painel; a sua sessão no provedor continua aberta', { duration })
}
