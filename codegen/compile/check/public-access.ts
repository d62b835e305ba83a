import type { Check } from './check.ts'

/** Checks that public pages have no `access`: nobody has a role before login. */
export const checkPublicAccess: Check = ({ routes }) =>
  routes
    .filter(({ value }) => value.layout === 'public')
    .flatMap(({ document, value }) => [
      ...(value.access
        ? [document.report('public-access', ['access'], 'key', 'Páginas públicas não têm "access"')]
        : []),
      ...value.routes.flatMap(({ path, access }, index) => {
        if (!access) return []
        const message = `A página ${path} é pública, e não tem "access"`
        return [document.report('public-access', ['routes', index, 'access'], 'key', message)]
      }),
    ])
