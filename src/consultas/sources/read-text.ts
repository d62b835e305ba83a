/** The largest response body that is read, in bytes: no page could show more. */
const maxBytes = 8_000_000

export class TooLarge extends Error {
  override name = 'TooLarge'
}

/** The text of a response body. Stops reading at the limit, and throws TooLarge. */
export async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) return await rejectTooLarge(response)
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new TooLarge()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

async function rejectTooLarge(response: Response): Promise<never> {
  await response.body?.cancel()
  throw new TooLarge()
}
