import { vi } from 'vitest'

/** Collects listeners added from now on. The returned function removes them. */
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
