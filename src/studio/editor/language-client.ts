import { hoverTooltips, LSPClient, type Transport } from '@codemirror/lsp-client'
import { languageServerEvent } from '@manifest/contract/studio.ts'

/** Messages travel over Vite's connection, which only the server's own pages can open. */
function createTransport(): Transport {
  const handlers = new Set<(message: string) => void>()
  import.meta.hot?.on(languageServerEvent, (message: string) => {
    for (const handler of handlers) handler(message)
  })
  return {
    send: (message) => import.meta.hot?.send(languageServerEvent, message),
    subscribe: (handler) => void handlers.add(handler),
    unsubscribe: (handler) => void handlers.delete(handler),
  }
}

let client: LSPClient | undefined

/** Returns the client of the YAML language server, which explains keys and values. All editors share it. */
export function languageClient(root: string): LSPClient {
  client ??= new LSPClient({
    rootUri: `file://${root}`,
    timeout: 8000,
    extensions: [hoverTooltips()],
  }).connect(createTransport())
  return client
}
