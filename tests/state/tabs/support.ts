import { vi } from 'vitest'

/** Web Locks of one browser: exclusive locks, and waiting requests. */
export function createLocks() {
  const held = new Set<string>()
  const waiting: { name: string; grant: () => void }[] = []
  const release = (name: string) => {
    held.delete(name)
    for (const request of waiting.splice(0)) {
      if (request.name === name) request.grant()
      else waiting.push(request)
    }
  }
  const request = (
    name: string,
    { mode = 'exclusive', signal }: { mode?: LockMode; signal?: AbortSignal },
    callback: () => unknown,
  ) =>
    new Promise<unknown>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      const grant = () => {
        if (signal?.aborted) return
        if (mode === 'exclusive') held.add(name)
        void Promise.resolve(callback()).then((value) => {
          if (mode === 'exclusive') release(name)
          resolve(value)
        })
      }
      if (held.has(name)) waiting.push({ name, grant })
      else grant()
    })
  return { request, held }
}

/** Stubs the browser's locks. */
export function stubLocks() {
  const locks = createLocks()
  vi.stubGlobal('navigator', { locks })
  return locks
}
