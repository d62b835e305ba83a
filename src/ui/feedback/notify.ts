type Options = {
  /** Milliseconds until it closes by itself. */
  duration?: number
}

type Kind = 'success' | 'error' | 'info' | 'warning'

/** A toast that is to be shown. */
type ToastRequest = { type: Kind; title: string; duration: number }

type Deliver = (request: ToastRequest) => void

const ownDuration = 1500

const waiting: ToastRequest[] = []

const listeners = new Set<() => void>()

let deliver: Deliver | undefined

let isWanted = false

/** Whether there has been a toast: only then is the toaster worth loading. */
export const isToasterWanted = () => isWanted

export function onToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says who shows toasts from now on, and hands over what has waited for that. */
export function deliverToasts(show: Deliver) {
  deliver = show
  waiting.splice(0).forEach(show)
}

const send =
  (type: Kind) =>
  (title: string, { duration = ownDuration }: Options = {}) => {
    const request = { type, title, duration }
    if (deliver) return deliver(request)
    waiting.push(request)
    isWanted = true
    for (const listener of listeners) listener()
  }

/** Toasts. The toaster itself is loaded at the first one. */
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  warning: send('warning'),
}
