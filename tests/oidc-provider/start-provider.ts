import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type JWKS } from 'oidc-provider'
import { createConfiguration, type ProviderOptions } from './configuration.ts'
import { answerOwnPage } from './habits/answer-own-page.ts'
import { standard } from './habits/habits.ts'
import { answerInteraction } from './interaction.ts'
import { makeKey, sign } from './keys.ts'
import { LoginRequests } from './login-requests.ts'
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
  const { habits = standard } = options
  const users = new Users()
  const loginRequests = new LoginRequests()
  const providerStore = new ProviderStore()
  let lastLoginRequest = new URLSearchParams()
  let key = await makeKey()
  let provider = createProvider()

  /** The same store with other keys is the same provider. */
  function createProvider() {
    const newProvider = new Provider(issuer, {
      ...createConfiguration(options, { users, loginRequests, jwks: { keys: [key] } as JWKS }),
      adapter: (kind: string) => providerStore.createAdapter(kind),
    })
    newProvider.use(async (context, next) => {
      await next()
      if (context.path !== '/.well-known/openid-configuration') return
      for (const name of habits.missingMetadata ?? []) Reflect.deleteProperty(context.body as object, name)
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
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
    // Some browsers request it, and a 404 would be logged.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end()
    const control = request.method === 'POST' ? controls[pathname] : undefined
    if (control) return void response.end(await control(await readBody(request)))
    if (pathname.startsWith('/interaction/')) return answerInteraction(provider, users, request, response)
    // A browser revokes without the secret, which Google does not ask for there.
    if (habits.clientSecret && pathname === '/token/revocation') return void response.writeHead(200).end()
    if (pathname === '/auth') {
      loginRequests.add(searchParams)
      lastLoginRequest = searchParams
    }
    const address = answerOwnPage(habits, pathname, searchParams)
    if (address) return void response.writeHead(303, { location: address }).end()
    return provider.callback()(request, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(400).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  return {
    issuer,
    users,
    /** The last authorization request that the browser sent. */
    lastLoginRequest: () => lastLoginRequest,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
