import { firstPort } from './first-port.ts'

export { firstPort }

const buildAddress = (port: number) => ({ port, url: `http://127.0.0.1:${port}` })

/** The second app: live mode, with the lookup server on loopback as its sources. */
export const liveApp = {
  ...buildAddress(firstPort + 1),
  outDir: 'node_modules/.cache/averigua-live',
}

export const lookupServer = buildAddress(firstPort + 2)

const baseUrl = (service: string) => `${lookupServer.url}/${service}`

/** Variables of the live app and of its server's security policy. */
export const liveEnvironment = {
  VITE_SOURCES_MODE: 'live',
  VITE_AUTH_PROVIDER: 'local',
  VITE_VIACEP_URL: baseUrl('viacep'),
  VITE_BRASILAPI_URL: baseUrl('brasilapi'),
  VITE_OPENCEP_URL: baseUrl('opencep'),
  VITE_GATEWAY_URL: baseUrl('gateway'),
}

/** The third app: accounts at a provider on loopback, and a gateway that checks its tokens. */
export const oidcApp = { ...buildAddress(firstPort + 3), outDir: 'node_modules/.cache/averigua-oidc' }

export const oidcProvider = buildAddress(firstPort + 4)

export const gateway = buildAddress(firstPort + 5)

export const oidcEnvironment = {
  ...liveEnvironment,
  VITE_AUTH_PROVIDER: 'oidc',
  VITE_OIDC_AUTHORITY: oidcProvider.url,
  VITE_GATEWAY_URL: gateway.url,
}
