/**
 * Follows boot.ts in the same script, in builds that render the login. Shows that login before the first paint if the app would
 * show the same, and remembers the button that the user presses before the app works.
 */
import type { BootData, RouteChunks } from '@manifest/contract/boot-data.ts'

/** Names of boot.ts. */
declare const bootData: BootData
declare const isAuth: boolean
declare const path: string
declare const findRoute: (routes: RouteChunks[], path: string) => RouteChunks | undefined
declare const readStoredValue: (name: string) => unknown

/** Variables of a deployment that change the login. */
const decisive = /_PRODUCT|_PROVIDER|_KIND/

/** Returns true if the login offers the demonstration's account, as the rendered one does. */
function offersDemonstration(email: string): boolean {
  const users = readStoredValue('users')
  return !Array.isArray(users) || users.length === 0 || users.some((user) => user?.email === email)
}

function mayShow({ dataset: { demoEmail } }: HTMLElement): boolean {
  const { publicRoutes, login } = bootData
  const deployed = document.querySelector<HTMLMetaElement>('meta[name=averigua-environment]')
  return (
    !isAuth &&
    (findRoute(publicRoutes, path)?.[0] ?? login) === login &&
    // The router decodes paths.
    !path.includes('%') &&
    globalThis.crypto?.subtle !== undefined &&
    // The registration passes the e-mail.
    history.state?.usr == null &&
    !decisive.test(deployed?.content ?? '') &&
    (demoEmail === undefined || offersDemonstration(demoEmail))
  )
}

const template = document.querySelector('template')

if (template && mayShow(template)) {
  const [login, status] = template.content.children
  template.replaceWith(template.content)
  /** Keeps a press from the browser and from React until the app works. Enter in a control presses the form's button. */
  const hold = (event: Event) => {
    const target = event.target as Element
    const button = event.type === 'click' ? target.closest('button') : target.querySelector('[type=submit]')
    if (!button || !status?.isConnected) return
    event.preventDefault()
    event.stopImmediatePropagation()
    login?.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    button.setAttribute('data-pressed', '')
  }
  login?.addEventListener('click', hold, true)
  login?.addEventListener('submit', hold, true)
}
