import type { NewRequest, PageTarget, ProposeAnswer } from '@manifest/contract/answer-page.ts'
import type { Place } from '@manifest/contract/studio.ts'
import { proxy, ref, snapshot } from 'valtio'
import { RequestError } from '../workspace/api.ts'
import { askAboutDrafts, changeDrafts } from '../workspace/drafts.ts'
import { select, selection, workspace } from '../workspace/workspace.ts'
import { keepChoices, type PageDraft, readChoices, startDraft } from './page-draft.ts'
import { suggestRequest } from './suggest-request.ts'
import { completeTarget, nameTarget, startTarget, suggestName, type TargetDraft } from './target.ts'

/** The screen of an answer. The answer is in the memory of the page only: no draft, no storage, no URL has it. */
type AnswerState = {
  isOpen: boolean
  text: string
  isPublic: boolean
  target: TargetDraft
  /** The proposal that `draft` chooses from. */
  proposal: ProposeAnswer | undefined
  draft: PageDraft | undefined
  isReading: boolean
  /** Why the text gives no page, in Portuguese. The last page stays. */
  problem: string | undefined
  /** The steps that the supplier still needs, in Portuguese. */
  supplierSteps: string[]
}

const emptyAnswer = {
  text: '',
  isPublic: false,
  proposal: undefined,
  draft: undefined,
  problem: undefined,
  supplierSteps: [],
}

export const answerState = proxy<AnswerState>({
  ...emptyAnswer,
  isOpen: false,
  isReading: false,
  target: startTarget(undefined),
})

/** Opens the screen for the selected part. An answer that was not applied is still there. */
export function openAnswer() {
  const started = startTarget(selection.place as Place | undefined)
  const { text, target } = answerState
  if (text === '') answerState.target = started
  else if (started.family !== target.family) Object.assign(target, { ...started, title: target.title })
  else if (started.id !== '') target.id = started.id
  answerState.isOpen = true
}

export function closeAnswer() {
  answerState.isOpen = false
}

/** Removes the answer from memory, and the pasted request to a supplier. */
export function forgetAnswer() {
  Object.assign(answerState, emptyAnswer)
  answerState.target.supplier = ''
}

/** The server reads answers up to this size. In characters. */
const maxLength = 8_000_000

let reading: AbortController | undefined

/** Proposes the page of the text. A newer proposal cancels this one; choices for the same values stay. */
export async function readPastedAnswer() {
  reading?.abort()
  const { text, isPublic, target } = snapshot(answerState)
  answerState.isReading = false
  answerState.problem = undefined
  if (text.trim() === '') return
  if (text.length > maxLength) {
    answerState.problem = 'A resposta tem mais de 8 MB: cole só uma parte dela.'
    return
  }
  const controller = new AbortController()
  reading = controller
  answerState.isReading = true
  try {
    const body = { target: completeTarget(target as TargetDraft, text), answer: text, isPublic }
    const proposal = await askAboutDrafts('propose', body, controller.signal)
    const draft = startDraft(proposal)
    const before = snapshot(answerState).draft as PageDraft | undefined
    answerState.draft = before ? keepChoices(draft, before) : draft
    answerState.proposal = ref(proposal)
  } catch (error) {
    if (controller.signal.aborted) return
    if (!(error instanceof RequestError)) throw error
    answerState.problem = `${error.message}.`
  }
  answerState.isReading = false
}

/** Returns the chosen page, or why it cannot be applied yet. */
export const readChosenPage = (target: PageTarget, { page }: ProposeAnswer, draft: PageDraft) => ({
  target,
  page,
  choices: readChoices(draft),
})

/** Returns the request of the new page: what the user typed, and the rest as suggested. */
export const readRequest = ({ kind, family, name, title, request }: Readonly<TargetDraft>): NewRequest => ({
  ...suggestRequest(
    workspace.content ?? { families: [], sources: [] },
    kind === 'family' ? (name ?? suggestName(title)) : family,
    title,
  ),
  ...request,
})

/** Takes the chosen page into the drafts as one step, and opens its part. Returns a problem, in Portuguese. */
export async function applyAnswer(): Promise<string | undefined> {
  const { proposal, draft, target, text } = answerState
  const named = nameTarget(target, readRequest(target), text)
  if (!proposal || !draft) return 'Cole uma resposta primeiro.'
  if ('problem' in named) return named.problem
  try {
    const body = readChosenPage(named.target, proposal, draft)
    const { place } = await changeDrafts('página de uma resposta', 'apply-page', body)
    select(place)
    forgetAnswer()
    closeAnswer()
    return undefined
  } catch (error) {
    if (error instanceof RequestError) return `${error.message}.`
    throw error
  }
}
