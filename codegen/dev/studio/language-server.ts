import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Message, RequestMessage, ResponseMessage } from 'vscode-languageserver-protocol/node'
import { languageServerEvent } from '../../../manifest/contract/studio.ts'
import { isLoopbackAddress } from './security.ts'

/** The server only explains. It uses only the schema named in a file's first line. */
const yamlSettings = {
  schemaStore: { enable: false },
  completion: false,
  hover: true,
  hoverSchemaSource: false,
  validate: false,
}

type Client = Parameters<Parameters<ViteDevServer['ws']['on']>[1]>[1]

type Bridge = { send(message: Message): void; stop(): void }

/**
 * Connects each tab of the studio with a YAML language server of its own, started at the tab's first message. Returns a
 * function that stops all of them.
 */
export function bridgeLanguageServers({ ws, config }: ViteDevServer): () => void {
  const bridges = new Map<Client, Promise<Bridge>>()
  const start = (client: Client) => {
    const bridge = startBridge((message) => client.send(languageServerEvent, JSON.stringify(message)))
    bridges.set(client, bridge)
    bridge.catch((error: unknown) => config.logger.error(`studio yaml-language-server: ${error}`))
    return bridge
  }
  const stop = (client: Client) => {
    const bridge = bridges.get(client)
    bridges.delete(client)
    bridge?.then(({ stop }) => stop()).catch(() => undefined)
  }
  ws.on(languageServerEvent, (data: unknown, client) => {
    const message = parseMessage(data)
    if (!message || !isLocal(client)) return
    const bridge = bridges.get(client) ?? start(client)
    bridge.then(({ send }) => send(message)).catch(() => undefined)
  })
  ws.on('vite:client:disconnect', (_, client) => stop(client))
  return () => {
    for (const client of [...bridges.keys()]) stop(client)
  }
}

/** Other machines may open Vite's connection if the server listens to them. */
function isLocal(client: Client): boolean {
  const socket: unknown = 'socket' in client ? Reflect.get(client.socket as object, '_socket') : undefined
  const address: unknown = socket && Reflect.get(socket, 'remoteAddress')
  return typeof address === 'string' && isLoopbackAddress(address)
}

function parseMessage(data: unknown): Message | undefined {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : undefined
    return typeof message === 'object' && message !== null && 'jsonrpc' in message
      ? (message as Message)
      : undefined
  } catch {
    return undefined
  }
}

/** Starts a language server. Its requests about settings are answered here, because the page's client cannot. */
async function startBridge(receive: (message: Message) => void): Promise<Bridge> {
  const { StreamMessageReader, StreamMessageWriter } = await import('vscode-languageserver-protocol/node')
  const server = spawnServer()
  const writer = new StreamMessageWriter(server.stdin)
  // A server that has ended refuses messages.
  server.stdin.on('error', () => undefined)
  server.stderr.resume()
  const send = (message: Message) => void writer.write(message).catch(() => undefined)
  new StreamMessageReader(server.stdout).listen((message) => {
    const answer = answerServer(message)
    if (answer) send(answer)
    else receive(translateHover(message))
  })
  return { send, stop: () => server.kill() }
}

function spawnServer(): ChildProcessWithoutNullStreams {
  const folder = dirname(createRequire(import.meta.url).resolve('yaml-language-server/package.json'))
  return spawn(process.execPath, [join(folder, 'bin/yaml-language-server'), '--stdio'])
}

/**
 * Translates the server's headings of explanations, which it does not have in Portuguese, and removes repeated examples
 * and empty explanations.
 */
function translateHover(message: Message): Message {
  const { result, ...response } = message as ResponseMessage
  const contents = readKey(result, 'contents')
  const text = readKey(contents, 'value')
  if (typeof text !== 'string') return message
  const value = text
    .replace(/^Allowed Values:$/m, 'Valores aceitos:')
    .replace(/^Example:$/gm, 'Exemplo:')
    .replace(/(Exemplo:\n+```yaml\n[^`]*```\n)\s*\1/, '$1')
  const translated: ResponseMessage = {
    ...response,
    result: value === '' ? null : { ...Object(result), contents: { ...Object(contents), value } },
  }
  return translated
}

const readKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** Answers the requests of the server that ask for settings; `undefined` for other messages. */
function answerServer(message: Message): ResponseMessage | undefined {
  if (!('method' in message && 'id' in message)) return undefined
  const { method, id, params } = message as RequestMessage
  if (method === 'workspace/configuration') {
    const { items } = params as { items: { section?: string }[] }
    const result = items.map(({ section }) => (section === 'yaml' ? yamlSettings : {}))
    return { jsonrpc: '2.0', id, result }
  }
  return { jsonrpc: '2.0', id, result: null }
}
