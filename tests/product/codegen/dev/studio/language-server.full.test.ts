import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bridgeLanguageServers } from '../../../../../codegen/dev/studio/language-server.ts'
import { languageServerEvent } from '../../../../../manifest/contract/studio.ts'

type RpcMessage = { id?: number; method?: string; result?: unknown }

const root = join(import.meta.dirname, '../../../../..')

let ws: EventEmitter
let stop: () => void

beforeEach(() => {
  ws = new EventEmitter()
  const config = { logger: { error: (text: string) => expect.fail(text) } }
  stop = bridgeLanguageServers({ ws, config } as unknown as ViteDevServer)
})

afterEach(() => stop())

/** Opens a connection of Vite as a tab at an address does, and speaks JSON-RPC over it. */
function connect(remoteAddress = '127.0.0.1') {
  const waiting = new Map<number, (message: RpcMessage) => void>()
  const seen: RpcMessage[] = []
  const client = {
    socket: { _socket: { remoteAddress } },
    send(_event: string, data: string) {
      const message = JSON.parse(data) as RpcMessage
      seen.push(message)
      if (message.id !== undefined) waiting.get(message.id)?.(message)
    },
  }
  const post = (message: object) =>
    ws.emit(languageServerEvent, JSON.stringify({ jsonrpc: '2.0', ...message }), client)
  const ask = (id: number, method: string, params: object) =>
    new Promise<RpcMessage>((resolve) => {
      waiting.set(id, resolve)
      post({ id, method, params })
    })
  return { ask, post, seen, client }
}

const start = { processId: null, rootUri: pathToFileURL(root).href }

it('connects a tab with a language server that has its settings', async () => {
  const { ask, post, seen } = connect()
  await ask(1, 'initialize', { ...start, capabilities: { workspace: { configuration: true } } })
  post({ method: 'initialized', params: {} })
  const uri = pathToFileURL(join(root, 'manifest/app.yaml')).href
  const text = [
    '# yaml-language-server: $schema=../src/generated/schema/app.schema.json',
    'product: Painel',
    'storagePrefix: painel',
    'preferences: { skin: default }',
  ].join('\n')
  post({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'yaml', version: 1, text } },
  })
  const hover = async (id: number, line: number, character: number) =>
    (await ask(id, 'textDocument/hover', { textDocument: { uri }, position: { line, character } })).result
  expect(JSON.stringify(await hover(2, 1, 2))).toContain('Nome do produto')
  expect(seen.flatMap(({ method }) => method ?? [])).not.toContain('workspace/configuration')
})

it('starts another server after a tab has gone, and none for other machines', async () => {
  const first = connect()
  await first.ask(1, 'initialize', { ...start, capabilities: {} })
  ws.emit('vite:client:disconnect', undefined, first.client)
  const remote = connect('192.0.2.7')
  remote.post({ id: 1, method: 'initialize', params: { ...start, capabilities: {} } })
  ws.emit(languageServerEvent, 'no JSON', first.client)
  const second = connect()
  const { result } = await second.ask(1, 'initialize', { ...start, capabilities: {} })
  expect(result).toHaveProperty('capabilities')
  expect(remote.seen).toEqual([])
  expect(first.seen).toHaveLength(1)
})
