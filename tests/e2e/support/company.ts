import { readModel } from '../../../codegen/cli/read-model.ts'
import { resolveFolders } from '../../../codegen/output/fingerprint.mjs'
import { startGateway } from '../../../deploy/gateway/start-gateway.ts'
import { startProvider } from '../../oidc-provider/start-provider.ts'
import { createCompanyProject } from './company-project.ts'
import { freePorts } from './free-ports.ts'
import { readGuideVariables } from './guide-variables.ts'

export type Company = Awaited<ReturnType<typeof startCompany>>

/** How long the screen stays open without use, and how long an access token lasts. */
export const idleMinutes = 2
export const tokenSeconds = 90

/**
 * A company that has gone live: the app, built as the guide says and with its headers, the provider of its logins, and its
 * gateway, each at an address of its own on loopback. The bacen family and the twelfth variant of CPF are of managers alone; of the eighth
 * the gateway says so too, and the app does not know it yet.
 */
export async function startCompany() {
  const [app, provider, gateway] = (await freePorts(3)).map((port) => ({
    port,
    url: `http://127.0.0.1:${port}`,
  })) as [ServerAddress, ServerAddress, ServerAddress]
  const project = createCompanyProject()
  project.edit(
    ['app.yaml', 'idleLockMinutes: 15', `idleLockMinutes: ${idleMinutes}`],
    [
      'app.yaml',
      'scopes: [openid, profile, email]',
      `scopes: [openid, profile, email, offline_access]\n    resource: ${gateway.url}`,
    ],
    ['consultas/bacen.yaml', '  purpose: required', '  purpose: required\n  access: [gestor]'],
    ['consultas/cpf.yaml', '\n  12:\n', '\n  12:\n    access: [gestor]\n'],
  )
  const variables = readGuideVariables({ login: provider.url, dados: gateway.url })
  project.build(variables)
  const stopApp = await project.serve(app.port, variables)
  project.edit(['consultas/cpf.yaml', '\n  8:\n', '\n  8:\n    access: [gestor]\n'])
  const { users, stop: stopProvider } = await startProvider({
    port: provider.port,
    apps: [app.url],
    ...(variables.VITE_OIDC_CLIENT_ID && { clientId: variables.VITE_OIDC_CLIENT_ID }),
    resource: gateway.url,
  })
  const { stop: stopGateway } = await startGateway({
    model: readModel(resolveFolders({}, project.folder), project.folder).model,
    sources: ['gateway'],
    port: gateway.port,
    origin: app.url,
    tokens: { issuer: provider.url, audience: gateway.url, rolesClaim: 'roles', keysCooldownMs: 0 },
  })

  const postControl = (control: string, body: object) =>
    fetch(`${provider.url}/test/${control}`, { method: 'POST', body: JSON.stringify(body) })

  return {
    app: app.url,
    provider: provider.url,
    gateway: gateway.url,
    users,
    /** From now on the gateway takes no token that was signed before: it has seen one that is signed by a new key. */
    async replaceKeys() {
      await postControl('keys', {})
      const token = await (await postControl('sign', { iss: provider.url, aud: gateway.url })).text()
      await fetch(`${gateway.url}/cpf/cadastro`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
    },
    async stop() {
      stopApp()
      stopProvider()
      await stopGateway()
      project.remove()
    },
  }
}

type ServerAddress = { port: number; url: string }
