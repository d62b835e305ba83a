import { damagedImage } from './rule.ts'

/**
 * Reads a file as a data URL; it stays in memory and goes to the source only. Of a file over the limit
 * just enough is read to show that it is.
 */
export function readImage(file: File, limit: number): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(damagedImage)
    reader.readAsDataURL(file.size > limit ? file.slice(0, limit + 1, file.type) : file)
  })
}
