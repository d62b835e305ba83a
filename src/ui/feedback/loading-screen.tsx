import { app } from '@/generated/app.ts'
import { hasShownPage } from '@/lib/page-shown.ts'

/**
 * The full-screen loading view, with the markup and style of the static one in index.html. After the first
 * page it appears with a delay, to avoid a flash.
 */
export function LoadingScreen({ isAuth }: { isAuth: boolean }) {
  const delayed = hasShownPage() ? ' boot-delayed' : ''
  return isAuth ? (
    <div className={`boot boot-in boot-live${delayed}`} role="status">
      <span>Estamos realizando a ação, aguarde alguns instantes...</span>
    </div>
  ) : (
    <div className={`boot${delayed}`} role="status">
      <strong>{app.product}</strong>
      <span>Carregando...</span>
    </div>
  )
}
