import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { Habits } from '../../oidc-provider/habits/habits.ts'
import { startProvider } from '../../oidc-provider/start-provider.ts'
import { createCompanyProject } from './company-project.ts'
import { freePorts } from './free-ports.ts'
import { gateway } from './live-app.ts'
import { readRecipe } from './read-recipe.ts'
import { startTokenRelay } from './token-relay.ts'

export type RecipeCompany = Awaited<ReturnType<typeof startRecipeCompany>>

/** The address for which the recipes ask access tokens. */
export const audience = 'https://dados.empresa.example'

/**
 * A company that followed a recipe of the guide: its configuration in a built app, at a provider with the
 * habits of that product. Only `role` may see the bacen family.
 */
export async function startRecipeCompany(title: string, { habits, role }: { habits: Habits; role: string }) {
  const [appPort = 0, sitePort = 0, providerPort = 0] = await freePorts(3)
  const [site, provider] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${providerPort}`]
  const { oidc, roles } = readRecipe(title)
  const project = createCompanyProject()
  writeRecipe(join(project.folder, 'manifest/app.yaml'), {
    roles: ['analista', 'gestor', ...roles],
    oidc: {
      ...oidc,
      authorityEnv: 'VITE_OIDC_AUTHORITY',
      ...(oidc.logoutUrl && { logoutUrl: provider + new URL(oidc.logoutUrl).pathname }),
    },
  })
  project.edit([
    'consultas/bacen.yaml',
    '  purpose: required',
    `  purpose: required\n  access: [${JSON.stringify(role)}]`,
  ])
  const variables = {
    VITE_AUTH_PROVIDER: 'oidc',
    VITE_OIDC_AUTHORITY: provider,
    VITE_SOURCES_MODE: 'live',
    VITE_GATEWAY_URL: gateway.url,
  }
  project.build(variables)
  const stopApp = await project.serve(appPort, variables)
  const stopSite = await startTokenRelay(sitePort, {
    app: `http://127.0.0.1:${appPort}`,
    tokens: { url: `${provider}/token`, secret: habits.clientSecret },
  })
  const { stop: stopProvider, ...started } = await startProvider({
    port: providerPort,
    apps: [site],
    clientId: oidc.clientId,
    resource: audience,
    habits,
  })
  return {
    site,
    provider,
    extraParams: Object.entries(oidc.extraParams ?? {}),
    ...started,
    stop() {
      stopSite()
      stopApp()
      stopProvider()
      project.remove()
    },
  }
}

function writeRecipe(path: string, { roles, oidc }: { roles: string[]; oidc: object }) {
  const document = parseDocument(readFileSync(path, 'utf8'))
  document.setIn(['auth', 'roles'], roles)
  document.setIn(['auth', 'oidc'], document.createNode(oidc))
  writeFileSync(path, String(document))
}
