import { CommandError } from '../../diagnostics/errors.ts'
import { splitCommands } from './shell-words.ts'

/** A pasted request with its secrets: no part of it is stored or printed. */
export type PastedRequest = {
  method: string
  origin: string
  /** Before the query, as written. */
  path: string
  query: [name: string, value: string][]
  headers: [name: string, value: string][]
  body: string | undefined
  /** `user:password` of `curl -u`. */
  user: string | undefined
  /** True if `curl` sends a certificate. */
  hasCertificate: boolean
}

const example =
  'cole a linha curl da documentação, ou o método e a URL, os cabeçalhos, uma linha vazia e o corpo'

/**
 * Reads requests: curl commands, or one request as method, URL, headers and body.
 *
 * @throws CommandError if the text is neither. The message repeats nothing of it.
 */
export function readPastedRequests(text: string): PastedRequest[] {
  if (!/(?:^|\s)curl(?:\.exe)?\s/.test(text)) return [readHttpMessage(text)]
  const requests = splitCommands(text).flatMap((words) => {
    const start = words.findIndex((word) => /^(?:.*\/)?curl(?:\.exe)?$/.test(word))
    return start < 0 ? [] : [readCurl(words.slice(start + 1))]
  })
  if (requests.length === 0) throw new CommandError('O pedido não tem uma linha curl', example)
  return requests
}

const httpLine = /^(?<method>[A-Za-z]+)\s+(?<url>\S+)(?:\s+HTTP\/[\d.]+)?$/

function readHttpMessage(text: string): PastedRequest {
  const [head = '', ...bodyParts] = text.trim().split(/\r?\n[ \t]*\r?\n/)
  const [first = '', ...lines] = head.split(/\r?\n/)
  const { method = 'GET', url = first.trim() } = httpLine.exec(first.trim())?.groups ?? {}
  const headers = lines.map(readHeader)
  const host = headers.find(([name]) => /^host$/i.test(name))?.[1]
  const body = bodyParts.join('\n\n').trim()
  return {
    ...splitUrl(url.startsWith('/') && host !== undefined ? `https://${host}${url}` : url),
    method: method.toUpperCase(),
    headers,
    body: body === '' ? undefined : body,
    user: undefined,
    hasCertificate: false,
  }
}

/** Options of curl whose value is ignored. */
const otherOptions =
  /^(?:-[ocmwxAeDKUF]|--(?:output|cookie-jar|max-time|connect-timeout|write-out|proxy|user-agent|referer|retry|retry-delay|cacert|config|cert-type|key-type|pass|resolve|dump-header|ciphers|tlsv[\d.]+))$/

const dataOption = /^(?:-d|--data|--data-raw|--data-binary|--data-ascii|--data-urlencode|--json)$/

/** Short options that take a value, which may follow without a space: `-XPOST`. */
const joinedOption = /^-[XHduEbocmwxAeDKF]./

function readCurl(words: readonly string[]): PastedRequest {
  const parts = {
    method: '',
    url: '',
    headers: [] as [string, string][],
    data: [] as string[],
    user: undefined as string | undefined,
    hasCertificate: false,
    isGet: false,
  }
  const rest = words.flatMap((word) => {
    const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? []
    if (name !== undefined && value !== undefined) return [name, value]
    return joinedOption.test(word) && !word.startsWith('--') ? [word.slice(0, 2), word.slice(2)] : [word]
  })
  while (rest.length > 0) {
    const option = rest.shift() ?? ''
    const take = () => rest.shift() ?? ''
    if (/^(?:-X|--request)$/.test(option)) parts.method = take()
    else if (/^(?:-H|--header)$/.test(option)) parts.headers.push(readHeader(take()))
    else if (dataOption.test(option)) parts.data.push(take())
    else if (/^(?:-u|--user)$/.test(option)) parts.user = take()
    else if (option === '--oauth2-bearer') parts.headers.push(['Authorization', `Bearer ${take()}`])
    else if (/^(?:-F|--form)$/.test(option))
      throw new CommandError('O pedido manda um formulário com arquivos (-F), e o gateway manda JSON')
    else if (/^(?:-E|--cert|--key)$/.test(option)) parts.hasCertificate = take() !== ''
    else if (/^(?:-b|--cookie)$/.test(option)) parts.headers.push(['Cookie', take()])
    else if (/^(?:-G|--get)$/.test(option)) parts.isGet = true
    else if (option === '--url') parts.url = take()
    else if (otherOptions.test(option)) take()
    else if (!option.startsWith('-')) parts.url ||= option
  }
  const { headers, data, user, hasCertificate, isGet } = parts
  if (data.some((text) => text.startsWith('@')))
    throw new CommandError('O corpo do pedido está num arquivo (@): cole o corpo na linha')
  const body = data.length === 0 ? undefined : data.join('&')
  const url = splitUrl(parts.url)
  return {
    ...url,
    query: isGet && body !== undefined ? [...url.query, ...readPairs(body)] : url.query,
    method: (parts.method || (body !== undefined && !isGet ? 'POST' : 'GET')).toUpperCase(),
    headers,
    body: isGet ? undefined : body,
    user,
    hasCertificate,
  }
}

function readHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return colon < 0 ? [line.trim(), ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

function splitUrl(url: string): Pick<PastedRequest, 'origin' | 'path' | 'query'> {
  const {
    origin,
    path = '',
    query = '',
  } = /^(?<origin>https?:\/\/[^/?#\s@]+)(?<path>[^?#]*)(?:\?(?<query>[^#]*))?/i.exec(url)?.groups ?? {}
  if (origin === undefined || !URL.canParse(origin))
    throw new CommandError('O pedido não tem a URL inteira do fornecedor, que começa com https://', example)
  return { origin: new URL(origin).origin, path: path === '' ? '/' : path, query: readPairs(query) }
}

/** Reads `a=1&b=2`. */
export const readPairs = (text: string): [string, string][] => [...new URLSearchParams(text)]
