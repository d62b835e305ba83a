import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { hasProvider, isDemonstration } from '@/lib/environment.ts'
import { preload } from '@/routes/preload.ts'
import { auth } from '@/state/auth.ts'
import { App, appPages } from './app.tsx'

/**
 * Renders the login and the home page when the product is built. Only the style rules of the home page are used, because its content
 * depends on the user. Builds with a login provider have no rendered login.
 */
export async function prerender() {
  const cache = createCache({ key: 'css' })
  // Emotion then stores the rules here instead of writing them into the markup.
  cache.compat = true
  const render = async (path: string) => {
    await Promise.all(preload(path))
    const history = createMemoryHistory({ initialEntries: [addBasePath(path)], v5Compat: true })
    const html = renderToString(
      <CacheProvider value={cache}>
        <StrictMode>
          <App history={history} />
        </StrictMode>
      </CacheProvider>,
    )
    // React throws nothing if a page fails or suspends, but marks that the browser has to render it.
    if (html.startsWith('<!--$!-->')) throw new Error(`The build could not render ${path}`)
    return html
  }
  const login = hasProvider() ? undefined : await render(app.auth.login)
  await appPages.load()
  auth.isAuth = true
  await render(app.auth.home)
  const names = Object.keys(cache.inserted)
  const isClass = (name: string) => `css-${name}` in cache.registered
  return {
    login,
    css: Object.values(cache.inserted).join('\n'),
    classNames: names.filter(isClass),
    globalNames: names.filter((name) => !isClass(name)),
    demoEmail: isDemonstration ? app.auth.seedUser?.email : undefined,
  }
}
