import { notify } from './notify.ts'

/** Copies a text that is made when it is asked for, and says that it did, or that the browser did not let it. */
export async function copyText(text: () => string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text())
    notify.success(done)
  } catch {
    notify.error('Não foi possível copiar')
  }
}
