import type { OpenAnswer, StudioAnswers, StudioRequests, Texts } from '@manifest/contract/studio.ts'
import { proxy, snapshot } from 'valtio'
import { sendRequest } from './api.ts'

type DiskFile = { text: string; digest: string }

/** Texts of files before and after one action of the user. */
type Step = { label: string; before: Texts; after: Texts; at: number }

/** The manifest's files on the disk, and the user's texts that differ from them. */
type DraftState = {
  /** By name, in the order of names. */
  disk: Record<string, DiskFile>
  drafts: Texts
  /** Digests of the texts that the drafts were based on; `null` for a new file. */
  base: Record<string, string | null>
  /** The texts that the drafts were based on. */
  baseTexts: Record<string, string | null>
  done: Step[]
  undone: Step[]
}

const storageName = 'averigua.studio-drafts'

/** Typing within this time is one step. In ms. */
const joinMs = 1200

export const draftState = proxy<DraftState>({
  disk: {},
  drafts: {},
  base: {},
  baseTexts: {},
  done: [],
  undone: [],
  ...readStored(),
})

/** The manifest's texts are no looked-up values: the tab may store them. */
function readStored(): Partial<DraftState> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Partial<DraftState>
  } catch {
    return {}
  }
}

function storeDrafts() {
  const { drafts, base, baseTexts, done, undone } = draftState
  try {
    sessionStorage.setItem(
      storageName,
      JSON.stringify({ drafts, base, baseTexts, done: done.slice(-50), undone }),
    )
  } catch {
    // Without storage, a reload loses the drafts; the browser asks before it.
  }
}

/** Returns the text that the user sees of a file; `undefined` if there is no such file. */
export const readDraft = ({ disk, drafts }: Pick<DraftState, 'disk' | 'drafts'>, name: string) =>
  Object.hasOwn(drafts, name) ? (drafts[name] ?? undefined) : disk[name]?.text

type DraftRequest = {
  [Name in keyof StudioRequests]: 'drafts' extends keyof StudioRequests[Name] ? Name : never
}[keyof StudioRequests]

/** Sends a request about the drafts. Throws as `sendRequest` does. */
export const askAboutDrafts = <Name extends DraftRequest>(
  name: Name,
  body: Omit<StudioRequests[Name], 'drafts'>,
  signal?: AbortSignal,
): Promise<StudioAnswers[Name]> =>
  sendRequest(name, { ...body, drafts: snapshot(draftState).drafts } as StudioRequests[Name], signal)

/**
 * Asks the server to change files, and takes their new texts as one step. If the user edits meanwhile, it asks again.
 * Throws as `sendRequest` does.
 */
export async function changeDrafts<Name extends DraftRequest>(
  label: string,
  name: Name,
  body: Omit<StudioRequests[Name], 'drafts'>,
): Promise<StudioAnswers[Name]> {
  const { drafts } = snapshot(draftState)
  const answer = await askAboutDrafts(name, body)
  if (snapshot(draftState).drafts !== drafts) return changeDrafts(label, name, body)
  if ('texts' in answer) applyTexts(label, answer.texts as Texts)
  return answer
}

/** Takes the files of the disk. Drafts stay; those that equal the disk end. */
export function acceptDisk({ files }: OpenAnswer) {
  draftState.disk = Object.fromEntries(files.map(({ name, text, digest }) => [name, { text, digest }]))
  for (const name of Object.keys(draftState.drafts)) endIfEqual(name)
  storeDrafts()
}

/** Returns the names of drafts whose file changed on the disk since they were begun. */
export const listConflicts = ({
  disk,
  drafts,
  base,
}: Pick<DraftState, 'disk' | 'drafts' | 'base'>): string[] =>
  Object.keys(drafts).filter((name) => (disk[name]?.digest ?? null) !== (base[name] ?? null))

/** Takes new texts as one step that can be undone. */
export function applyTexts(label: string, texts: Texts) {
  takeStep({ label, after: texts, at: Date.now() }, false)
}

/** Takes typed texts. Typing in one file joins the step before it. */
export function applyTyping(label: string, texts: Texts) {
  takeStep({ label, after: texts, at: Date.now() }, true)
}

function takeStep({ label, after: texts, at: now }: Omit<Step, 'before'>, isTyping: boolean) {
  const before = Object.fromEntries(
    Object.keys(texts).map((name) => [name, readDraft(draftState, name) ?? null]),
  )
  if (Object.entries(texts).every(([name, text]) => text === before[name])) return
  const last = draftState.done.at(-1)
  const isJoined =
    isTyping && last?.label === label && now - last.at < joinMs && isSameFile(last.after, texts)
  if (isJoined) Object.assign(last, { after: texts, at: now })
  else draftState.done.push({ label, before, after: texts, at: now })
  draftState.undone = []
  setTexts(texts)
}

const isSameFile = (one: Texts, other: Texts) => {
  const [name, ...rest] = Object.keys(other)
  return name !== undefined && rest.length === 0 && Object.keys(one).join() === name
}

function setTexts(texts: Texts) {
  for (const [name, text] of Object.entries(texts)) {
    if (!Object.hasOwn(draftState.drafts, name)) startAtDisk(name)
    draftState.drafts[name] = text
    endIfEqual(name)
  }
  storeDrafts()
}

/** The draft of a file begins with the disk's text. */
function startAtDisk(name: string) {
  draftState.base[name] = draftState.disk[name]?.digest ?? null
  draftState.baseTexts[name] = draftState.disk[name]?.text ?? null
}

function endIfEqual(name: string) {
  const text = draftState.drafts[name] ?? null
  if (text !== (draftState.disk[name]?.text ?? null)) return
  delete draftState.drafts[name]
  delete draftState.base[name]
  delete draftState.baseTexts[name]
}

/** Undoes the last step. Returns its label. */
export function undo(): string | undefined {
  const step = draftState.done.pop()
  if (!step) return undefined
  draftState.undone.push(step)
  setTexts(step.before)
  return step.label
}

/** Repeats the step that was undone last. Returns its label. */
export function redo(): string | undefined {
  const step = draftState.undone.pop()
  if (!step) return undefined
  draftState.done.push(step)
  setTexts(step.after)
  return step.label
}

/** Keeps the user's texts of files in conflict: the next save replaces the texts on the disk. */
export function keepDrafts(names: string[]) {
  for (const name of names) startAtDisk(name)
  storeDrafts()
}

/** Takes the joined text of a file in conflict, as a step that can be undone. */
export function applyMerge(name: string, text: string) {
  applyTexts(`${name}: junção`, { [name]: text })
  if (Object.hasOwn(draftState.drafts, name)) keepDrafts([name])
}

/** Takes the disk's texts of files, as a step that can be undone. */
export function discardDrafts(label: string, names: string[]) {
  applyTexts(label, Object.fromEntries(names.map((name) => [name, draftState.disk[name]?.text ?? null])))
}
