import { app } from '@/generated/app.ts'

/** Replaces the document by the home page's, so that nothing of it stays. Until then it shows nothing. */
export function restartAtHome(): void {
  document.documentElement.classList.add('is-over')
  location.replace(app.auth.home)
}
