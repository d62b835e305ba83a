import { expect, it } from 'vitest'
import { preloadAppPage } from '@/app/guarded-route.tsx'
import { isLoaded } from '@/lib/on-demand.ts'

for (const [kind, path] of [
  ['a consulta', '/consulta/endereco'],
  ['a dossiê', '/dossie/casa'],
  ['another page', '/faq'],
] as const)
  it(`recognises that ${kind} is loaded`, async () => {
    await Promise.all(preloadAppPage(path))
    const promises = preloadAppPage(path)
    expect(promises.length).toBeGreaterThan(0)
    expect(promises.map(isLoaded)).toEqual(promises.map(() => true))
  })
