import { auth } from './auth.ts'

/** Paid or typed work that leaves memory with a logout or with the page. Its texts have counts and no values. */
export type Loss = {
  /** In Portuguese: 'Um lote em andamento: 853 de 1.000'. */
  text: string
  /** The other tabs of the login have it too. */
  isShared?: boolean
  /** Saves it. Absent if that is not possible now. Losses that are read afterwards tell what is left. */
  save?: () => Promise<unknown>
}

type LossSource = {
  read: () => readonly Loss[]
  /** Saves what needs no decision of the user. */
  settle?: (() => Promise<unknown>) | undefined
}

const sources = new Set<LossSource>()

/** Adds work that would be lost, until the returned function is called. */
export function registerLosses(read: LossSource['read'], settle?: LossSource['settle']): () => void {
  const source = { read, settle }
  sources.add(source)
  return () => {
    sources.delete(source)
  }
}

/** Lists the work of this tab that a logout would lose. */
export const readLosses = (): Loss[] => [...sources].flatMap(({ read }) => read())

/** The longest time that `settleLosses` takes, in ms: storage may not answer. */
const maxSettleTime = 3_000

/** Saves what needs no decision of the user. The promise never rejects. */
export async function settleLosses(): Promise<void> {
  const settled = Promise.allSettled([...sources].map(({ settle }) => settle?.()))
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, maxSettleTime))])
}

let readHasOtherTabs = () => false

/** Returns true if another tab of the login is open. */
export const hasOtherTabs = (): boolean => readHasOtherTabs()

export function setHasOtherTabs(read: () => boolean): void {
  readHasOtherTabs = read
}

// The browser asks the user before the page is left. The document of an ended login is replaced without asking.
globalThis.addEventListener?.('beforeunload', (event) => {
  if (!auth.isAuth) return
  void settleLosses()
  if (readLosses().some(({ isShared }) => !isShared || !hasOtherTabs())) event.preventDefault()
})
