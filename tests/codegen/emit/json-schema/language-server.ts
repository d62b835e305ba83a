import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  MarkupContent,
  type Position,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'

const require = createRequire(import.meta.url)

const serverFolder = dirname(require.resolve('yaml-language-server/package.json'))

/** The editor settings: only the schema named in the file's first line is used. */
const yamlSettings = { schemaStore: { enable: false }, completion: true, hover: true, validate: true }

/** An editor connected to the YAML language server over standard input and output. */
export type Editor = Awaited<ReturnType<typeof startEditor>>

/** Starts the language server for a project folder. */
export async function startEditor(root: string) {
  const server = spawn(process.execPath, [join(serverFolder, 'bin/yaml-language-server'), '--stdio'])
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  const waiting = new Map<string, (diagnostics: Diagnostic[]) => void>()
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => (section === 'yaml' ? yamlSettings : {})),
  )
  connection.onRequest(RegistrationRequest.type, () => {})
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    waiting.get(uri)?.(diagnostics)
    waiting.delete(uri)
  })
  connection.listen()
  const rootUri = pathToFileURL(root).href
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'averigua' }],
    capabilities: {
      workspace: { configuration: true },
      textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
    },
  })
  await connection.sendNotification(InitializedNotification.type, {})

  const toUri = (file: string) => pathToFileURL(join(root, file)).href

  /**
   * Opens a file, or a text under a new file name, and returns its diagnostics. Each text is opened once, so
   * that diagnostics cannot belong to another.
   */
  function open(file: string, text = readFileSync(join(root, file), 'utf8')): Promise<Diagnostic[]> {
    const uri = toUri(file)
    const published = new Promise<Diagnostic[]>((resolve) => waiting.set(uri, resolve))
    void connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    })
    return published
  }

  async function completions(file: string, position: Position) {
    const answer = await connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: toUri(file) },
      position,
    })
    return Array.isArray(answer) ? answer : (answer?.items ?? [])
  }

  async function hover(file: string, position: Position): Promise<string> {
    const answer = await connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: toUri(file) },
      position,
    })
    return MarkupContent.is(answer?.contents) ? answer.contents.value : ''
  }

  async function stop() {
    await connection.sendRequest(ShutdownRequest.type)
    await connection.sendNotification(ExitNotification.type)
    connection.dispose()
    server.kill()
  }

  return { open, completions, hover, stop }
}
