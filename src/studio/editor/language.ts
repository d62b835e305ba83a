import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
  startCompletion,
} from '@codemirror/autocomplete'
import { hoverTooltips, LSPClient, type Transport } from '@codemirror/lsp-client'
import type { EditorState, Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { languageServerEvent, type Completion as Option } from '@manifest/contract/studio.ts'
import { snapshot } from 'valtio'
import { RequestError, sendRequest } from '../workspace/api.ts'
import { draftState } from '../workspace/drafts.ts'

/** Completes a file with the keys and values that the form offers. */
export const studioCompletion = (name: string): Extension =>
  autocompletion({
    override: [(context) => findOptions(name, context)],
    icons: false,
    maxRenderedOptions: 60,
  })

async function findOptions(name: string, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context
  const typed = state.sliceDoc(pos - 1, pos)
  // Typing a space or a brace asks only where a value or a key may follow.
  if (!explicit && !/[\p{L}\p{N}/.$_-]/u.test(typed) && !/[:,{[-]\s*$/.test(state.sliceDoc(pos - 3, pos)))
    return null
  const controller = new AbortController()
  context.addEventListener('abort', () => controller.abort())
  const drafts = { ...snapshot(draftState).drafts, [name]: state.sliceDoc() }
  try {
    const request = { drafts, file: name, offset: toOffset(pos, state) }
    const { from, options, isPartial } = await sendRequest('complete', request, controller.signal)
    if (options.length === 0) return null
    return {
      from: toPosition(from, state),
      options: options.map(toCompletion),
      ...(isPartial ? { filter: false } : { validFor: /^[^\s{}[\],:]*$/ }),
    }
  } catch (error) {
    // The toolbar tells that the server does not answer.
    if (controller.signal.aborted || error instanceof RequestError) return null
    throw error
  }
}

/** The server's order stays among equal matches. */
const toCompletion = (
  { label, insert, caret = insert.length, detail, info, isKey }: Option,
  index: number,
): Completion => ({
  label,
  sortText: String(index).padStart(5, '0'),
  ...(detail !== undefined && { detail }),
  ...(info !== undefined && { info }),
  apply(view: EditorView, completion: Completion, from: number, to: number) {
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + caret },
      annotations: pickedCompletion.of(completion),
      userEvent: 'input.complete',
      scrollIntoView: true,
    })
    if (isKey) startCompletion(view)
  },
})

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

/** Offsets of the file count both characters of a CRLF; positions of the editor count one for each line end. */
export function toPosition(offset: number, state: EditorState): number {
  if (state.lineBreak === '\n') return Math.min(offset, state.doc.length)
  const lineEnds = state.sliceDoc().slice(0, offset).split('\r\n').length - 1
  return Math.min(offset - lineEnds, state.doc.length)
}

const toOffset = (position: number, state: EditorState): number =>
  state.lineBreak === '\n' ? position : position + state.doc.lineAt(position).number - 1
