import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { proxy } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { isForPurpose } from '../find-answers.ts'
import { type AnswerHolder, createAnswerHolder, type HeldAnswer, listHeldAnswers } from '../held-answers.ts'
import { onSessionEnd } from '../session.ts'
import { listTabsWithBatches } from './tab-reports.ts'

/** Asks for the answers that a batch holds to queries with one of these values. */
export type HeldRequest = {
  values: readonly string[]
  /** Only answers of these consultas. */
  consultaIds?: readonly string[] | undefined
  /** Only answers that may serve this purpose. */
  purpose?: string | undefined
}

/** An answer of a batch, as another tab gets it. */
export type TabAnswer = Omit<HeldAnswer, 'definition'> & { consultaId: string; path: Path }

/** Loads the definition of a consulta. Returns `undefined` if this version of the app has no consulta with this id. */
export type LoadDefinition = (consultaId: string) => Promise<ConsultaDefinition<Path> | undefined>

type Connection = {
  send: (tabId: string, requestId: string, request: HeldRequest) => void
  loadDefinition: LoadDefinition
}

/** The time in ms without a message after which a tab counts as silent. A browser may freeze hidden tabs. */
const maxSilence = 2_000

/** The most answers that are kept without a batch of this tab. */
const maxKept = 1_000

/** Changes when answers of another tab have come. */
export const tabAnswers = proxy({ version: 0 })

let connection: Connection | undefined

/** Requests without their last answer, by id. */
const requests = new Map<
  string,
  { tabId: string; take: (answers: readonly TabAnswer[]) => void; end: () => void }
>()

/** Tabs that did not answer. They are asked again after their next message. */
const silentTabs = new Set<string>()

let kept: { holder: AnswerHolder; count: number } | undefined

onSessionEnd(() => {
  endRequests(() => true)
  kept = undefined
})

/** Sets how requests reach the other tabs. Returns a function that ends this. */
export function connectTabAnswers(opened: Connection): () => void {
  connection = opened
  return () => {
    connection = undefined
    endRequests(() => true)
  }
}

/** Returns true if another tab may hold answers. */
export const mayTabsAnswer = (): boolean => connection !== undefined && listAskedTabs().length > 0

const listAskedTabs = () => listTabsWithBatches().filter((tabId) => !silentTabs.has(tabId))

/**
 * Requests the answers that batches of other tabs hold, and holds them in this tab. Returns true if there are any.
 *
 * @param holder The holder of the batch that needs them. Without it the newest ones stay until the session ends.
 */
export async function holdTabAnswers(request: HeldRequest, holder?: AnswerHolder): Promise<boolean> {
  if (request.values.length === 0 || !mayTabsAnswer()) return false
  const answers = (await Promise.all(listAskedTabs().map((tabId) => requestFrom(tabId, request)))).flat()
  const current = connection
  if (answers.length === 0 || !current) return false
  const ids = [...new Set(answers.map(({ consultaId }) => consultaId))]
  const loaded = await Promise.all(ids.map((id) => current.loadDefinition(id).catch(() => undefined)))
  if (connection !== current) return false
  const target = holder ?? readKept(answers.length)
  for (const { consultaId, path: _, ...answer } of answers.sort(
    (one, other) => one.outcome.at - other.outcome.at,
  )) {
    const definition = loaded[ids.indexOf(consultaId)]
    if (definition) target.hold({ definition, ...answer })
  }
  tabAnswers.version += 1
  return true
}

function readKept(added: number): AnswerHolder {
  const isFull = kept !== undefined && kept.count + added > maxKept
  if (isFull) kept?.holder.release()
  const current = kept && !isFull ? kept : { holder: createAnswerHolder(), count: 0 }
  current.count += added
  kept = current
  return current.holder
}

function requestFrom(tabId: string, request: HeldRequest): Promise<TabAnswer[]> {
  const id = crypto.randomUUID()
  const answers: TabAnswer[] = []
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      requests.delete(id)
      resolve(answers)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        silentTabs.add(tabId)
        end()
      }, maxSilence)
    }
    const take = (part: readonly TabAnswer[]) => {
      answers.push(...part)
      wait()
    }
    requests.set(id, { tabId, take, end })
    wait()
    connection?.send(tabId, id, request)
  })
}

/** Hands answers of another tab to the request for them. */
export function takeTabAnswers(requestId: string, answers: readonly TabAnswer[], isLast: boolean): void {
  const request = requests.get(requestId)
  request?.take(answers)
  if (isLast) request?.end()
}

/** Records that a tab has sent a message. */
export const recordTabMessage = (tabId: string): void => void silentTabs.delete(tabId)

/** Ends the requests to a tab that has closed. */
export const forgetTab = (closedId: string): void => endRequests(({ tabId }) => tabId === closedId)

function endRequests(isEnded: (request: { tabId: string }) => boolean) {
  for (const request of [...requests.values()]) if (isEnded(request)) request.end()
}

/** Returns the answers of this tab's batches to a request of another tab. Failures answer nothing. */
export function listAnswersFor({ values, consultaIds, purpose: asked }: HeldRequest): TabAnswer[] {
  const [wanted, ids] = [new Set(values), consultaIds && new Set(consultaIds)]
  const isAsked = ({ definition, values: answered, outcome, purpose }: HeldAnswer) =>
    outcome.status !== 'failed' &&
    ids?.has(definition.id) !== false &&
    isForPurpose(purpose, asked) &&
    Object.values(answered).some((value) => wanted.has(value))
  return listHeldAnswers(isAsked).map(({ definition: { id, path }, ...answer }) => ({
    consultaId: id,
    path,
    ...answer,
  }))
}
