import { app } from '@/generated/app.ts'

/** A message to the other tabs. It has nothing of the contents. */
export type CaseMessage = { id: string; change: 'saved' | 'deleted' }

let channel: BroadcastChannel | undefined

const listeners = new Set<(message: CaseMessage) => void>()

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(`${app.storagePrefix}.cases`)
  channel.onmessage = ({ data }: MessageEvent<CaseMessage>) => notifyListeners(data)
  return channel
}

const notifyListeners = (message: CaseMessage) => {
  for (const listener of listeners) listener(message)
}

/** Tells all tabs, also this one, that a stored case has changed. */
export function notifyTabs(message: CaseMessage): void {
  openChannel().postMessage(message)
  notifyListeners(message)
}

/** Calls `listener` after each change of a stored case, until the returned function is called. */
export function onCaseMessage(listener: (message: CaseMessage) => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
