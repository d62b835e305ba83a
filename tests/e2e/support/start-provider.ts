import { startProvider } from '../../oidc-provider/start-provider.ts'
import { gateway, oidcApp, oidcProvider } from './live-app.ts'

/** Runs the login provider during the tests. */
export default async function startForTests() {
  const provider = await startProvider({
    port: oidcProvider.port,
    apps: [oidcApp.url],
    resource: gateway.url,
  })
  return () => provider.stop()
}
