/** The largest answer that is read, in bytes: the product reads no larger one. */
const maxAnswerBytes = 8_000_000

/** The text of an answer; `undefined` where it is too large. */
export async function readText({ body, headers }: Response): Promise<string | undefined> {
  if (Number(headers.get('content-length')) > maxAnswerBytes) {
    await body?.cancel()
    return undefined
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop cancels what is still to come.
    if (size > maxAnswerBytes) return undefined
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
