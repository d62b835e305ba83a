/** The second built app of the tests, in live mode: its sources are played by the lookup server on loopback. */
export const liveApp = {
  url: 'http://127.0.0.1:4181',
  port: 4181,
  /** Out of the demonstration build's way. */
  outDir: 'node_modules/.cache/averigua-live',
}

export const lookupServer = { url: 'http://127.0.0.1:4182', port: 4182 }

const baseUrl = (service: string) => `${lookupServer.url}/${service}`

/** What the build of the live app is given, and its server for the security policy. */
export const liveEnvironment = {
  VITE_SOURCES_MODE: 'live',
  VITE_VIACEP_URL: baseUrl('viacep'),
  VITE_BRASILAPI_URL: baseUrl('brasilapi'),
  VITE_OPENCEP_URL: baseUrl('opencep'),
  VITE_GATEWAY_URL: baseUrl('gateway'),
}
