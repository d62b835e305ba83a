import { notify } from './notify.ts'

/** Copies a text to the clipboard, which is built on demand, and reports success or failure in a toast. */
export async function copyText(text: () => string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text())
    notify.success(done)
  } catch {
    notify.error('Não foi possível copiar')
  }
}
