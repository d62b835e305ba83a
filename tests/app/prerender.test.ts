import { expect, it, vi } from 'vitest'
import { prerender } from '@/app/prerender.tsx'
import { app } from '@/generated/app.ts'

it('renders the login, and the rules of the login and the home page', async () => {
  const { login, css, classNames, demoEmail } = await prerender()
  expect(login).toContain('type="password"')
  expect(demoEmail).toBe(app.auth.seedUser?.email)
  const used = [...(login ?? '').matchAll(/\bcss-(\w+)/g)].flatMap(([, name]) => name ?? [])
  expect(classNames).toEqual(expect.arrayContaining(used))
  // The app's layout alone has a header of this height.
  expect(css).toContain('height:var(--av-sizes-header)')
})

it('fails if a page cannot be rendered', async () => {
  vi.resetModules()
  vi.doMock('@/pages/auth/login.tsx', () => ({
    default() {
      throw new Error('broken')
    },
  }))
  const { prerender: render } = await import('@/app/prerender.tsx')
  await expect(render()).rejects.toThrow(`The build could not render ${app.auth.login}`)
})
