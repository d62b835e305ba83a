import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { studioTokenHeader } from '../../../manifest/contract/studio.ts'

/** Why a request is refused, in Portuguese; `undefined` if it is accepted. */
type Refusal = string | undefined

const loopbackAddress = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

export const isLoopbackAddress = (address: string) => loopbackAddress.test(address)

/** Other names may lead to this machine too, chosen by an attacker (DNS rebinding). */
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/** Refuses requests from other machines and under other host names. */
export const findRemoteRefusal = ({ socket, headers }: IncomingMessage): Refusal =>
  isLoopbackAddress(socket.remoteAddress ?? '') && loopbackHost.test(headers.host ?? '')
    ? undefined
    : 'O estúdio só responde a esta máquina, em localhost ou 127.0.0.1'

const readHeader = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name.toLowerCase()]
  return Array.isArray(value) ? value.join() : value
}

function isOwnOrigin(request: IncomingMessage, origin: string): boolean {
  const scheme = 'encrypted' in request.socket ? 'https' : 'http'
  return origin.toLowerCase() === `${scheme}://${request.headers.host}`.toLowerCase()
}

/** Refuses requests of other sites and of programs that do not name their origin. */
function findOriginRefusal(request: IncomingMessage): Refusal {
  const origin = readHeader(request, 'Origin')
  const site = readHeader(request, 'Sec-Fetch-Site')
  const isOwn = origin === undefined ? site === 'same-origin' : isOwnOrigin(request, origin)
  return isOwn && (site === undefined || site === 'same-origin')
    ? undefined
    : 'O estúdio só responde à sua própria página'
}

/** Refuses requests that only the pages of this server may send. */
export const findForeignRefusal = (request: IncomingMessage): Refusal =>
  findRemoteRefusal(request) ?? findOriginRefusal(request)

/** Refuses API requests that do not come from the studio's page. */
export const findApiRefusal = (request: IncomingMessage, token: string): Refusal =>
  findForeignRefusal(request) ?? findFormRefusal(request) ?? findTokenRefusal(request, token)

/** Browsers send forms and plain text to other origins without asking, but not JSON. */
const findFormRefusal = (request: IncomingMessage): Refusal =>
  request.method === 'POST' && /^application\/json(?:;|$)/i.test(readHeader(request, 'Content-Type') ?? '')
    ? undefined
    : 'O estúdio só aceita POST com JSON'

const computeDigest = (text: string) => createHash('sha256').update(text).digest()

const findTokenRefusal = (request: IncomingMessage, token: string): Refusal =>
  timingSafeEqual(computeDigest(readHeader(request, studioTokenHeader) ?? ''), computeDigest(token))
    ? undefined
    : 'A página é de outra execução do servidor: recarregue-a'
