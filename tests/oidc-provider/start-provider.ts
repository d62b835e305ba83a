import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type JWKS } from 'oidc-provider'
import { createConfiguration, type ProviderOptions } from './configuration.ts'
import { answerInteraction } from './interaction.ts'
import { makeKey, sign } from './keys.ts'
import { ProviderStore } from './provider-store.ts'
import { readBody } from './read-body.ts'
import { Users } from './users.ts'

/**
 * Starts a certified OpenID Connect provider on loopback for tests. Users are in memory. Over HTTP, `POST
 * /test/users` adds or changes a user, `POST /test/keys` replaces the keys, and `POST /test/sign` signs any
 * payload with the current key.
 */
export async function startProvider(options: ProviderOptions) {
  const issuer = `http://127.0.0.1:${options.port}`
  const users = new Users()
  const providerStore = new ProviderStore()
  let key = await makeKey()
  let provider = createProvider()

  /** The same store with other keys is the same provider. */
  function createProvider() {
    const newProvider = new Provider(issuer, {
      ...createConfiguration(options, users, { keys: [key] } as JWKS),
      adapter: (kind: string) => providerStore.createAdapter(kind),
    })
    newProvider.on('server_error', (_, error) => console.error(error))
    return newProvider
  }

  const controls: Record<string, (body: string) => Promise<string>> = {
    async '/test/users'(body) {
      users.put(JSON.parse(body))
      return ''
    },
    async '/test/keys'() {
      key = await makeKey()
      provider = createProvider()
      return ''
    },
    '/test/sign': (body) => sign(JSON.parse(body), key),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', issuer)
    // Some browsers request it, and a 404 would be logged.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const control = request.method === 'POST' ? controls[pathname] : undefined
    if (control) return void response.end(await control(await readBody(request)))
    if (pathname.startsWith('/interaction/')) return answerInteraction(provider, users, request, response)
    return provider.callback()(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  return {
    issuer,
    users,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
