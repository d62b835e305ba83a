import { app } from '@/generated/app.ts'
import { addBasePath } from '@/lib/base-path.ts'

/** Replaces the document with the home page, to discard all state. `is-over` hides the page until then. */
export function restartAtHome(): void {
  document.documentElement.classList.add('is-over')
  location.replace(addBasePath(app.auth.home))
}
