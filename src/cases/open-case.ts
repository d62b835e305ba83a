import { enginePages } from '@manifest/contract/engine-pages.ts'
import { useSnapshot } from 'valtio'
import { proxy, snapshot } from 'valtio/vanilla'
import { cases } from '@/generated/cases.ts'
import type { Path } from '@/generated/paths.ts'
import { findPagePath } from '@/routes/page-path.ts'
import type { StoreProblem } from './case-texts.ts'
import { type CaseContents, emptyContents } from './contents.ts'
import type { Edit } from './edits.ts'
import type { CaseKey } from './record.ts'

/** The state of the autosave. After a failure it stays `failed` until a save succeeds. */
export type Saving =
  | { status: 'saved'; at: number }
  | { status: 'saving' }
  | { status: 'failed'; problem: StoreProblem }

/** The open case on screen. The contents are apart, because proxies would copy all answers. */
export type OpenCase = {
  id: string
  createdAt: number
  /** True while another tab writes the case. */
  isReadOnly: boolean
  saving: Saving
  /** Grows with each change of the contents, so that components render again. */
  revision: number
}

export const caseState = proxy<{ open?: OpenCase | undefined }>({})

/** The key and the contents of the open case. They leave memory when it closes. */
export type Opened = {
  key: CaseKey
  /** The key of the account that opened the case. */
  owner: string
  contents: CaseContents
  releases: (() => void)[]
}

let opened: Opened | undefined

const changeListeners = new Set<() => void>()

/** Returns the contents of the open case; empty ones if none is open. */
export const readOpenContents = (): CaseContents => opened?.contents ?? emptyContents

export const readOpened = (): Opened | undefined => opened

/** Shows a case as open. `releases` run when it closes. */
export function setOpenCase(head: Omit<OpenCase, 'revision'>, rest: Omit<Opened, 'releases'>): void {
  opened = { ...rest, releases: [] }
  caseState.open = { ...head, revision: 0 }
}

/** Runs `release` when the open case closes. */
export function onCaseClose(release: () => void): void {
  opened?.releases.push(release)
}

/** Forgets the key and the contents. Functions registered with `onCaseClose` run after the last save. */
export function forgetOpenCase(lastSave: Promise<void>): void {
  const { releases = [] } = opened ?? {}
  opened = undefined
  caseState.open = undefined
  // The proxy keeps its last snapshot until the next one.
  snapshot(caseState)
  void lastSave.then(() => {
    for (const release of releases) release()
  })
}

/** Replaces the contents by those that another tab has saved. */
export function replaceContents(contents: CaseContents): void {
  if (!opened || !caseState.open) return
  opened.contents = contents
  caseState.open.revision += 1
}

/** Calls `listener` after each change that must be saved. */
export function onCaseChange(listener: () => void): void {
  changeListeners.add(listener)
}

/** Changes the open case. A case that another tab writes stays as it is. */
export function editCase(edit: Edit): void {
  const { open } = caseState
  if (!opened || !open || open.isReadOnly) return
  const contents = edit(opened.contents)
  if (contents === opened.contents) return
  replaceContents(contents)
  for (const listener of changeListeners) listener()
}

/** The open case with its contents. */
export type ShownCase = Readonly<OpenCase> & { contents: CaseContents }

/**
 * Returns the open case with its contents, and renders again after each change: at once, or the caret of a field
 * would jump.
 */
export function useOpenCase(): ShownCase | undefined {
  const { open } = useSnapshot(caseState, { sync: true })
  return open && { ...open, contents: readOpenContents() }
}

/** Returns the path of the page of cases; `undefined` if the manifest or the user's roles do not offer it. */
export const casesPath = (): Path | undefined =>
  cases.isOffered ? findPagePath(enginePages.cases) : undefined
