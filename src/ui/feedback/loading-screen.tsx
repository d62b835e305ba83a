import { app } from '@/generated/app.ts'
import { hasShownPage } from '@/lib/page-shown.ts'

/**
 * The loading view of a full screen, in the same markup and style as the static one in index.html.
 * After a first page has been shown it appears with a delay, so that it does not flash for a fast page.
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
