/** Returns the typed address with its scheme; `undefined` if it is empty or not an address of the web. */
export function readWebLink(text = ''): string | undefined {
  const typed = text.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (typed === '' || /\s/.test(typed) || !URL.canParse(address)) return undefined
  const { protocol, hostname, href } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : undefined
}
