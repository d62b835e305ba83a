/** The first of six ports on loopback; `E2E_PORT` moves them, so that two checkouts can be tested at once. */
export const firstPort = Number(process.env.E2E_PORT ?? 4180)

const buildAddress = (port: number) => ({ port, url: `http://127.0.0.1:${port}` })

/** The second built app of the tests, in live mode: its sources are played by the lookup server on loopback. */
export const liveApp = {
  ...buildAddress(firstPort + 1),
  /** Out of the demonstration build's way. */
  outDir: 'node_modules/.cache/averigua-live',
}

export const lookupServer = buildAddress(firstPort + 2)

const baseUrl = (service: string) => `${lookupServer.url}/${service}`

/** What the build of the live app is given, and its server for the security policy. */
export const liveEnvironment = {
  VITE_SOURCES_MODE: 'live',
  VITE_AUTH_PROVIDER: 'local',
  VITE_VIACEP_URL: baseUrl('viacep'),
  VITE_BRASILAPI_URL: baseUrl('brasilapi'),
  VITE_OPENCEP_URL: baseUrl('opencep'),
  VITE_GATEWAY_URL: baseUrl('gateway'),
}

/** The third built app, whose accounts are a provider's on loopback, and whose gateway wants its tokens. */
export const oidcApp = { ...buildAddress(firstPort + 3), outDir: 'node_modules/.cache/averigua-oidc' }

export const oidcProvider = buildAddress(firstPort + 4)

export const gateway = buildAddress(firstPort + 5)

export const oidcEnvironment = {
  ...liveEnvironment,
  VITE_AUTH_PROVIDER: 'oidc',
  VITE_OIDC_AUTHORITY: oidcProvider.url,
  VITE_GATEWAY_URL: gateway.url,
}
