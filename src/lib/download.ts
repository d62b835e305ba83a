/** How long the browser gets to take the file before its address is given up, in milliseconds. */
const grace = 10_000

/** Hands the person a file of that content, which never leaves the browser. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), grace)
}
