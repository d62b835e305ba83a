import { readModel } from '../../../codegen/cli/command.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import { startGateway } from '../../../deploy/gateway/server/start-gateway.ts'
import { startProvider } from '../../oidc-provider/start-provider.ts'
import { createCompanyProject, type Edit } from './company-project.ts'
import { freePorts } from './free-ports.ts'
import { readGuideVariables } from './guide-variables.ts'

export type Company = Awaited<ReturnType<typeof startCompany>>

/** Minutes until the idle lock, and the lifetime of an access token. */
export const idleMinutes = 2
export const tokenSeconds = 90

/**
 * A company in production: the app built by the guide with its headers, a provider and a gateway, each on a
 * loopback address. Only managers may see the bacen family and variant 12 of CPF. For variant 8 only the
 * gateway requires that role.
 */
export async function startCompany({
  edits = [],
  ...gatewayOptions
}: {
  edits?: Edit[]
  credits?: number
} = {}) {
  const [app, provider, gateway] = (await freePorts(3)).map((port) => ({
    port,
    url: `http://127.0.0.1:${port}`,
  })) as [ServerAddress, ServerAddress, ServerAddress]
  const project = createCompanyProject()
  project.edit(
    ...edits,
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
    ...gatewayOptions,
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
    /**
     * Replaces the signing key. The gateway refuses tokens of the old key once it has seen one of the new.
     */
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
