import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createApp } from '../../../../deploy/gateway/server/create-app.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { createDatabase } from './databases.ts'
import { cpf, model, useGateways } from './support.ts'

const start = useGateways()

const gateway = start()

/** Sends a request with another host name, as a page does after DNS rebinding. */
async function requestWithHost(url: string, host: string, path = '/cpf/cadastro') {
  const { hostname, port } = new URL(url)
  const headers = { host: host.replace('PORT', port), origin: 'http://painel.example' }
  const [response] = await once(request({ hostname, port, path, headers }).end(), 'response')
  return { status: response.statusCode, headers: response.headers, body: await json(response) }
}

it.each(['127.0.0.1:PORT', 'localhost:PORT', 'LOCALHOST', 'painel.localhost:PORT', '[::1]:PORT'])(
  'answers as %s',
  async (host) => {
    const { url } = await gateway
    expect((await requestWithHost(url, host)).status).toBe(405)
  },
)

it.each([
  'evil.example',
  'evil.example:PORT',
  'localhost.evil.example',
  '127.0.0.1.evil.example:PORT',
  'localhost@evil.example',
  '[::2]:PORT',
  '10.0.0.1',
])('refuses the host name %j without CORS headers', async (host) => {
  const { url } = await gateway
  const { status, headers, body } = await requestWithHost(url, host)
  expect([status, headers['access-control-allow-origin']]).toEqual([421, undefined])
  expect(body).toEqual({ mensagem: 'O gateway de referência só atende por localhost e 127.0.0.1' })
})

it('refuses other host names for each of several sources', async () => {
  const { url } = await start({ sources: ['viacep', 'brasilapi'] })
  expect((await requestWithHost(url, 'evil.example', '/viacep/ws/24029007/json/')).status).toBe(421)
})

it.each([
  [
    'two host names',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    421,
  ],
  ['no host name', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['no host name in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 421],
  ['too many bytes of headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('refuses a request with %s', async (_, sent, status) => {
  const { url } = await gateway
  expect(await sendRaw(url, sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

it('reads a body without a length only up to the longest that a form sends', async () => {
  const { url } = await gateway
  const head = 'POST /cpf/cadastro HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const chunk = `ffff\r\n${'x'.repeat(0xffff)}\r\n`
  expect(await sendRaw(url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`)).toMatch(
    /^HTTP\/1\.1 413 /,
  )
})

it('closes the connection when the body exceeds the timeout', async () => {
  const { url } = await start({ requestTimeoutMs: 200 })
  const head = 'POST /cpf/cadastro HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  expect(await sendRaw(url, `${head}Content-Length: 21\r\n\r\n{"cpf":`)).toMatch(/^HTTP\/1\.1 408 /)
})

it.each([
  ['nothing', ''],
  ['half of a line', 'POST /cpf/cada'],
  ['half of its headers', 'POST /cpf/cadastro HTTP/1.1\r\nHost: localhost\r\n'],
])('closes a connection that has sent %s', async (_, sent) => {
  const { url } = await start({ requestTimeoutMs: 200 })
  expect(await sendRaw(url, sent)).toMatch(/^HTTP\/1\.1 408 /)
})

it('closes half-open requests within 30 seconds', async () => {
  const { app } = await createApp({
    model,
    sources: ['gateway'],
    database: await createDatabase(),
    auditKey: '',
  })
  const { requestTimeout, headersTimeout } = app.server
  // Node looks for them each second.
  expect(Math.max(requestTimeout, headersTimeout)).toBeLessThanOrEqual(29_000)
  await app.close()
})

it('reports a body that ends early as incomplete', async () => {
  const lines: string[] = []
  const { url } = await start({ log: (line) => lines.push(line) })
  const { hostname, port } = new URL(url)
  const headers = { 'content-type': 'application/json', 'content-length': 100 }
  const clientRequest = request({ hostname, port, method: 'POST', path: '/cpf/cadastro', headers })
  clientRequest.on('error', () => {})
  clientRequest.write(`{"cpf":"${cpf}"`, () => clientRequest.destroy())
  await waitFor(() => expect(lines.join()).toMatch(/POST \/cpf\/cadastro 400 \d+ ms"\}$/))
})

/** Sends raw bytes, leaves the connection open, and returns the response. */
async function sendRaw(url: string, sent: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  socket.write(sent)
  const received = await text(socket)
  socket.destroy()
  return received
}
