type Options = {
  /** Milliseconds until it closes by itself. */
  duration?: number
}

type Kind = 'success' | 'error' | 'info' | 'warning'

const ownDuration = 1500

const listeners = new Set<() => void>()

let isWanted = false

/** Whether there has been a toast: only then is the toaster worth loading. */
export const isToasterWanted = () => isWanted

export function onToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function show(type: Kind, title: string, { duration = ownDuration }: Options = {}) {
  isWanted = true
  for (const listener of listeners) listener()
  const [{ toaster }] = await Promise.all([
    import('./toaster/toaster.ts'),
    import('./toaster/toaster-view.tsx'),
  ])
  toaster.create({ type, title, duration, closable: true })
}

/** Toasts. The toaster itself is loaded at the first one. */
export const notify = {
  success: (title: string, options?: Options) => show('success', title, options),
  error: (title: string, options?: Options) => show('error', title, options),
  info: (title: string, options?: Options) => show('info', title, options),
  warning: (title: string, options?: Options) => show('warning', title, options),
}
