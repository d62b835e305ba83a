import type { IncomingMessage } from 'node:http'

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
