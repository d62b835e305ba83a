import { app } from '@/generated/app.ts'

/** Replaces the document with the home page, to discard all state. `is-over` hides the page until then. */
export function restartAtHome(): void {
  document.documentElement.classList.add('is-over')
  location.replace(app.auth.home)
}
