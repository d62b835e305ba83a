import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { hasProvider, isDemonstration } from '@/lib/environment.ts'
import { preload } from '@/routes/preload.ts'
import { App } from './app.tsx'

/**
 * Renders the login when the product is built. Returns `undefined` if users log in at a provider: that login depends on the
 * provider's answers.
 */
export async function prerenderLogin() {
  if (hasProvider()) return undefined
  await Promise.all(preload(app.auth.login))
  const cache = createCache({ key: 'css' })
  // Emotion then stores the rules here instead of writing them into the markup.
  cache.compat = true
  const history = createMemoryHistory({ initialEntries: [addBasePath(app.auth.login)], v5Compat: true })
  const html = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <App history={history} />
      </StrictMode>
    </CacheProvider>,
  )
  const names = Object.keys(cache.inserted)
  const isClass = (name: string) => `css-${name}` in cache.registered
  return {
    html,
    css: Object.values(cache.inserted).join('\n'),
    classNames: names.filter(isClass),
    globalNames: names.filter((name) => !isClass(name)),
    demoEmail: isDemonstration ? app.auth.seedUser?.email : undefined,
  }
}
