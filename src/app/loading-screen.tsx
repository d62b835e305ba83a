import { app } from '@/generated/app.ts'
import { hasShownPage } from '@/lib/page-shown.ts'
import { auth } from '@/state/auth.ts'

/**
 * The loading view of a whole screen: the same, in markup and style, that index.html paints before any script.
 * Where a page has been shown before, it appears after a moment, so that a fast one does not flash.
 */
export function LoadingScreen() {
  const late = hasShownPage() ? ' boot-late' : ''
  return auth.isAuth ? (
    <div className={`boot boot-in boot-live${late}`} role="status">
      <span>Estamos realizando a ação, aguarde alguns instantes...</span>
    </div>
  ) : (
    <div className={`boot${late}`} role="status">
      <strong>{app.product}</strong>
      <span>Carregando...</span>
    </div>
  )
}
