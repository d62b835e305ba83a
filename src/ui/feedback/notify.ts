type ToastOptions = {
  /** Milliseconds until the toast closes. */
  duration?: number
}

type ToastKind = 'success' | 'error' | 'info' | 'warning'

type ToastRequest = { type: ToastKind; title: string; duration: number }

type Deliver = (request: ToastRequest) => void

const defaultDuration = 1500

const pending: ToastRequest[] = []

const listeners = new Set<() => void>()

let deliver: Deliver | undefined

let isNeeded = false

/** Returns true after the first toast, when the toaster must load. */
export const isToasterNeeded = () => isNeeded

export function onToasterNeeded(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function deliverToasts(show: Deliver) {
  deliver = show
  pending.splice(0).forEach(show)
}

const send =
  (type: ToastKind) =>
  (title: string, { duration = defaultDuration }: ToastOptions = {}) => {
    const request = { type, title, duration }
    if (deliver) return deliver(request)
    pending.push(request)
    isNeeded = true
    for (const listener of listeners) listener()
  }

/** Shows toasts. The first one loads the toaster. */
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  warning: send('warning'),
}
