/** The time in ms until the object URL is revoked. The browser must have started the download by then. */
const revokeAfterMs = 10_000

/** Downloads a file with this content. The content stays in the browser. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
