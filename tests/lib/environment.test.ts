import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { app } from '@/generated/app.ts'

/** Loads the module in a page with the variables that `deploy/configure` writes. */
async function load(variables?: Record<string, string>) {
  if (variables) {
    const meta = document.createElement('meta')
    meta.name = 'averigua-environment'
    meta.content = JSON.stringify(variables)
    document.head.append(meta)
    onTestFinished(() => meta.remove())
  }
  return import('@/lib/environment.ts')
}

beforeEach(() => vi.resetModules())

// Test files share modules: the next one must not get these variables.
afterAll(() => vi.resetModules())

describe('environment', () => {
  it('is that of the build without a meta element', async () => {
    const { adaptApp, isDemonstration, readEnvironment } = await load()
    expect(readEnvironment()).toEqual({ ...import.meta.env })
    expect([isDemonstration, adaptApp(app, true)]).toEqual([true, app])
  })

  it('replaces variables of the build', async () => {
    vi.stubEnv('VITE_GATEWAY_URL', 'https://a.b')
    const { hasProvider, readEnvironment } = await load({ VITE_AUTH_PROVIDER: 'oidc' })
    expect(hasProvider()).toBe(true)
    expect(readEnvironment()).toMatchObject({ VITE_GATEWAY_URL: 'https://a.b', VITE_AUTH_PROVIDER: 'oidc' })
    vi.unstubAllEnvs()
  })

  it('drops the account and the notifications of the demonstration where something is live', async () => {
    const { adaptApp, isDemonstration } = await load({ BUILD_KIND: 'live' })
    expect(isDemonstration).toBe(false)
    const live = adaptApp(app, true)
    expect(live.auth).not.toHaveProperty('seedUser')
    expect(live).not.toHaveProperty('notifications')
    expect(adaptApp(app, false).notifications).toEqual(app.notifications)
  })

  it('names the product', async () => {
    const { adaptApp } = await load({ VITE_PRODUCT: 'Averigua $& teste' })
    const { product, titles } = adaptApp(app, true)
    expect([product, titles.route]).toEqual(['Averigua $& teste', 'Averigua $& teste {path}'])
  })
})
