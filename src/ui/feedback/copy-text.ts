import { notify } from './notify.ts'

/** Copies a text to the clipboard and reports the result in a toast. `text` runs on demand. */
export async function copyText(text: () => string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text())
    notify.success(done)
  } catch {
    notify.error('Não foi possível copiar')
  }
}
