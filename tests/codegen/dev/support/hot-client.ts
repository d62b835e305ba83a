import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import type { HotPayload } from 'vite'

/**
 * Connects to Vite's development server like a page does. Each `next` returns one message; pings are ignored.
 */
export async function connectHotClient(port: number) {
  const upgrade = request({
    host: '127.0.0.1',
    port,
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': 13,
      'Sec-WebSocket-Protocol': 'vite-hmr',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
  }).end()
  const [, socket, head] = (await once(upgrade, 'upgrade')) as [IncomingMessage, Socket, Buffer]
  let bytes = head
  const waiting: ((payload: HotPayload) => void)[] = []
  const payloads: HotPayload[] = []
  const read = (data: Buffer) => {
    bytes = Buffer.concat([bytes, data])
    for (let frame = readFrame(bytes); frame; frame = readFrame(bytes)) {
      bytes = frame.rest
      const payload: HotPayload = JSON.parse(frame.text)
      const resolve = waiting.shift()
      if (resolve) resolve(payload)
      else payloads.push(payload)
    }
  }
  socket.on('data', read)
  read(Buffer.alloc(0))
  return {
    next: () =>
      new Promise<HotPayload>((resolve) => {
        const payload = payloads.shift()
        if (payload) resolve(payload)
        else waiting.push(resolve)
      }),
    close: () => socket.destroy(),
  }
}

/** Reads the first complete text frame of a server: unmasked and unfragmented (RFC 6455, section 5.2). */
function readFrame(bytes: Buffer): { text: string; rest: Buffer } | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1)
  const start = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < start) return undefined
  const length =
    short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < start + length) return undefined
  return {
    text: bytes.toString('utf8', start, start + length),
    rest: bytes.subarray(start + length),
  }
}
