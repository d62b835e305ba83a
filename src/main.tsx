import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createHistory } from './app/app-router.tsx'
import './app/print-theme.ts'
import { app } from './generated/app.ts'
import { removeBasePath } from './lib/base-path.ts'
import { hasProvider } from './lib/environment.ts'
import { preload } from './routes/preload.ts'
import { auth } from './state/auth.ts'
import { getSystem } from './ui/theme/current-system.ts'

const { classList } = document.documentElement

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no element #root')

const history = createHistory()

const buildTree = () => (
  <StrictMode>
    <App history={history} />
  </StrictMode>
)

let root: Root | undefined

const renderApp = () => {
  root ??= createRoot(element)
  root.render(buildTree())
}

/**
 * A transition renders the public screens in slices, between which the browser handles input. In the app, stores change
 * while their first requests are answered, and React would render the transition a second time.
 */
const render = () => (auth.isAuth ? renderApp() : startTransition(renderApp))

/** React delays a page that suspends. The static loading view stays until the page has loaded. */
const preloadAndRender = () =>
  void Promise.allSettled(preload(removeBasePath(window.location.pathname))).then(() => {
    getSystem()
    // Notifications and cases that arrived while the system was created are handled first. React renders them in its first frame.
    setTimeout(render)
  })

/** Shows the failed view of index.html. */
const showFailure = () => classList.add('is-failed')

/** Makes the app take over the login that the build rendered. If its code does not load, index.html says so. */
const hydrate = (login: HTMLElement) =>
  void Promise.all([import('./app/take-over-login.ts'), ...preload(app.auth.login)]).then(
    ([{ takeOverLogin }]) => startTransition(() => takeOverLogin(login, history, buildTree())),
    showFailure,
  )

/** Set if the boot script shows the login that the build rendered. */
const login = document.getElementById('login')

// Another tab has logged in since.
if (login && auth.isAuth) window.location.reload()
else if (login) hydrate(login)
// The provider's answer and session are handled before the page that they lead to.
else if (hasProvider())
  void import('./state/oidc/start.ts').then(({ start }) => start(preloadAndRender), showFailure)
else preloadAndRender()

// Renders everything again after generated data was replaced.
if (import.meta.hot) import.meta.hot.on('vite:afterUpdate', render)

/**
 * Hides the document when the user leaves it. Otherwise the back-forward cache could show a frame of an ended
 * session. The other `pageshow` listeners run first, and their changes are rendered before this timer.
 */
window.addEventListener('pagehide', () => classList.add('is-left'))
window.addEventListener('pageshow', () => setTimeout(() => classList.remove('is-left')))
