import {
  type OpenAnswer,
  type Place,
  type StudioDiagnostic,
  studioChangedEvent,
  type ValueEdit,
} from '@manifest/contract/studio.ts'
import type { ManifestContent } from '@manifest/contract/studio-content.ts'
import { proxy, subscribe } from 'valtio'
import { RequestError, sendRequest } from './api.ts'
import { acceptDisk, askAboutDrafts, changeDrafts, draftState } from './drafts.ts'

/** The manifest as the page knows it. `content` is the last valid one. */
type Workspace = {
  opened?: Omit<OpenAnswer, 'files'>
  content?: ManifestContent
  diagnostics: StudioDiagnostic[]
  isChecking: boolean
  /** True once a check was answered. */
  isRead: boolean
  /** Why the last request failed, in Portuguese. */
  problem?: string
}

export const workspace = proxy<Workspace>({ diagnostics: [], isChecking: false, isRead: false })

/** Between the last keystroke and the check. In ms. */
const checkDelayMs = 120

let timer: ReturnType<typeof setTimeout> | undefined
let checking: AbortController | undefined

let isStarted = false

const reopen = () => void (isStarted && openManifest())
import.meta.hot?.on(studioChangedEvent, reopen)
// The server restarted, possibly with another manifest.
import.meta.hot?.on('vite:ws:connect', reopen)

/** Opens the manifest and keeps it up to date. Returns a function that stops it. */
export function startWorkspace(): () => void {
  isStarted = true
  void openManifest()
  const stopWatching = subscribe(draftState.drafts, scheduleCheck)
  return () => {
    isStarted = false
    stopWatching()
    clearTimeout(timer)
    checking?.abort()
  }
}

export async function openManifest() {
  try {
    const { files, ...opened } = await sendRequest('open', {})
    acceptDisk({ files, ...opened })
    workspace.opened = opened
    await checkDrafts()
  } catch (error) {
    reportProblem(error)
  }
}

function scheduleCheck() {
  clearTimeout(timer)
  timer = setTimeout(() => void checkDrafts(), checkDelayMs)
}

/** Checks the drafts. A newer check cancels this one. */
async function checkDrafts() {
  checking?.abort()
  const controller = new AbortController()
  checking = controller
  workspace.isChecking = true
  try {
    const { diagnostics, content } = await askAboutDrafts('check', {}, controller.signal)
    workspace.diagnostics = diagnostics
    workspace.isRead = true
    if (content) workspace.content = content
    delete workspace.problem
  } catch (error) {
    if (controller.signal.aborted) return
    reportProblem(error)
  }
  if (checking === controller) workspace.isChecking = false
}

function reportProblem(error: unknown) {
  if (!(error instanceof RequestError)) throw error
  workspace.problem = error.message
}

let lastEdit: Promise<unknown> = Promise.resolve()

/**
 * Edits values of the drafts as one step, after the edits before it. Returns the reason if the server refuses, in
 * Portuguese.
 */
export function editValues(label: string, edits: ValueEdit[]): Promise<string | undefined> {
  const edited = lastEdit.then(() => requestEdit(label, edits))
  lastEdit = edited.catch(() => undefined)
  return edited
}

async function requestEdit(label: string, edits: ValueEdit[]): Promise<string | undefined> {
  try {
    await changeDrafts(label, 'edit', { edits })
    return undefined
  } catch (error) {
    if (error instanceof RequestError) return error.message
    throw error
  }
}

/** Returns the id of a part in the tree. */
export const joinPlace = ({
  file,
  path,
}: Readonly<Pick<Place, 'file'>> & { path: readonly (string | number)[] }) => [file, ...path].join('/')

/** The part in the editor. The URL's hash holds it, so that it survives a reload. */
export const selection = proxy<{ place: Place | undefined }>({ place: readHash() })

/** `#consultas/cpf.yaml/variants/7`: the file, then keys and indices. */
function readHash(): Place | undefined {
  const [, file, rest = ''] = /^#(.+?\.yaml)(?:\/(.*))?$/.exec(window.location.hash) ?? []
  if (file === undefined) return undefined
  const path = rest === '' ? [] : rest.split('/').map(decodeURIComponent)
  return {
    file: decodeURIComponent(file),
    path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  }
}

const formatHash = ({ file, path }: Place) =>
  `#${[encodeURI(file), ...path.map((step) => encodeURIComponent(step))].join('/')}`

/** Opens a part in the editor, or the overview. */
export function select(place: Place | undefined) {
  selection.place = place
  const { pathname, search } = window.location
  window.history.replaceState(null, '', place ? formatHash(place) : pathname + search)
}

/** The user's last action, or why it failed. */
export const toolbarMessage = proxy({ text: '' })

export function showMessage(text: string) {
  toolbarMessage.text = text
}
