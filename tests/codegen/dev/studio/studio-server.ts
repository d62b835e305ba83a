import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'
import { onTestFinished } from 'vitest'
import { averigua } from '../../../../codegen/vite-plugin.ts'
import { requireValue } from '../../../support/require-value.ts'
import { temporaryProject } from '../../support/temporary-project.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** `path` is sent as it is, without normalisation. An `undefined` header is not sent. */
type RawRequest = { method?: string; headers?: Record<string, string | undefined>; body?: string }

const pages = {
  'index.html': '<html><head><title>%averigua.title%</title></head><body></body></html>',
  'src/studio/studio.html': '<html><head></head><body>estúdio</body></html>',
  'src/studio/preview.html': '<html><head></head><body>quadro</body></html>',
}

/** Starts a development server with the studio on a small project. */
export async function startStudioServer() {
  const project = temporaryProject(pages)
  mkdirSync(join(project.folder, 'src/app'))
  copyFileSync(
    join(import.meta.dirname, '../../../../src/app/boot.ts'),
    join(project.folder, 'src/app/boot.ts'),
  )
  const server = await createServer({
    root: project.folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [averigua({ appLayout: 'layout/app-layout' })],
    server: { host: '127.0.0.1', port: 0 },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const { port } = address
  const origin = `http://127.0.0.1:${port}`

  async function send(
    path: string,
    { method = 'GET', headers = {}, body }: RawRequest = {},
  ): Promise<Answer> {
    const sent = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      // The server closes a connection that is kept for some seconds, also while a busy machine sends the next request.
      agent: false,
      setHost: false,
      headers: Object.fromEntries(sent),
    }).end(body)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
  }

  const page = await send('/__manifesto')
  const token = requireValue(/<meta name="studio-token" content="([\w-]+)"/.exec(page.text)?.[1])
  const ownHeaders = { Origin: origin, 'Content-Type': 'application/json', 'X-Studio-Token': token }

  return {
    ...project,
    origin,
    port,
    token,
    page,
    send,
    /** Sends an API request as the page does, with other headers where they are given. */
    ask: (name: string, body: object | string, headers: RawRequest['headers'] = {}) =>
      send(`/__manifesto/api/${name}`, {
        method: 'POST',
        headers: { ...ownHeaders, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
