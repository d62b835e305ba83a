type Options = {
  /** Milliseconds until it closes by itself. */
  duration?: number
}

const ownDuration = 1500

async function show(
  type: 'success' | 'error' | 'info' | 'warning',
  title: string,
  { duration = ownDuration }: Options = {},
) {
  const { toaster } = await import('./toaster/toaster.ts')
  toaster.create({ type, title, duration, closable: true })
}

/** Toasts. The toaster itself is loaded at the first one. */
export const notify = {
  success: (title: string, options?: Options) => show('success', title, options),
  error: (title: string, options?: Options) => show('error', title, options),
  info: (title: string, options?: Options) => show('info', title, options),
  warning: (title: string, options?: Options) => show('warning', title, options),
}
