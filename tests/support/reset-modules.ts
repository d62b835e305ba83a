import { vi } from 'vitest'

// Before each file. Files share a worker and its packages, but neither modules with their state, nor stubs, nor storage.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.resetModules()
if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
}
