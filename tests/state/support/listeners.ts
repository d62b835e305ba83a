import { vi } from 'vitest'

/** Has the listeners that are added from now on taken away when the function that it returns is called. */
export function collectListeners(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
        add(type, listener as EventListener, { ...(typeof options === 'object' ? options : {}), signal }),
    )
  }
  return () => listeners.abort()
}
