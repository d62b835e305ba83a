/** How long the browser has to start the download before the object URL is revoked, in ms. */
const revokeAfterMs = 10_000

/** Downloads a file with this content, which is made in the browser and sent nowhere. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
