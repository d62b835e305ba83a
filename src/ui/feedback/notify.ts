import { proxy } from 'valtio/vanilla'

type ToastOptions = {
  /** Names the toast for its removal. */
  id?: string
  /** Milliseconds until the toast closes. */
  duration?: number
}

type ToastKind = 'success' | 'error' | 'info' | 'warning'

type ToastRequest = { id?: string; type: ToastKind; title: string; duration: number }

type Deliver = (request: ToastRequest) => void

const defaultDuration = 1500

/** The toasts that wait for the toaster. */
export const pendingToasts = proxy<ToastRequest[]>([])

let deliver: Deliver | undefined

export function deliverToasts(show: Deliver) {
  deliver = show
  pendingToasts.splice(0).forEach(show)
}

const send =
  (type: ToastKind) =>
  (title: string, options: ToastOptions = {}) => {
    const request = { type, title, duration: defaultDuration, ...options }
    if (deliver) return deliver(request)
    pendingToasts.push(request)
  }

/** Shows toasts. The first one loads the toaster. */
export const notify = {
  success: send('success'),
  error: send('error'),
  info: send('info'),
  warning: send('warning'),
}
