import { startProvider } from '../../oidc-provider/start-provider.ts'
import { gateway, oidcApp, oidcProvider } from './live-app.ts'

/** Runs the provider of logins for as long as the tests do. */
export default async function startForTests() {
  const provider = await startProvider({
    port: oidcProvider.port,
    apps: [oidcApp.url],
    resource: gateway.url,
  })
  return () => provider.stop()
}
