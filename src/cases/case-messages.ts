import { app } from '@/generated/app.ts'

/** What a tab tells the others. It carries nothing of the contents. */
export type CaseMessage = { id: string; change: 'saved' | 'deleted' }

const channel = new BroadcastChannel(`${app.storagePrefix}.cases`)

const listeners = new Set<(message: CaseMessage) => void>()

channel.onmessage = ({ data }: MessageEvent<CaseMessage>) => notifyListeners(data)

const notifyListeners = (message: CaseMessage) => {
  for (const listener of listeners) listener(message)
}

/** Tells all tabs, also this one, that a stored case has changed. */
export function tellTabs(message: CaseMessage): void {
  channel.postMessage(message)
  notifyListeners(message)
}

/** Calls `listener` after each change of a stored case, until the returned function is called. */
export function onCaseMessage(listener: (message: CaseMessage) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
