import * as z from 'zod'
import { about } from './about.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Names without a dot, reserved suffixes, and the networks of RFC 1918 and RFC 4193. */
const privateHost =
  /^(?:[\w-]+|.+\.(?:local|internal|lan|home\.arpa)|10\..+|172\.(?:1[6-9]|2\d|3[01])\..+|192\.168\..+|\[f[cd][\da-f:]+\])$/

/** Returns true if a host is not on the internet. */
const isPrivateHost = (host: string) => privateHost.test(host)

/** Returns true if an address uses http and is not on this machine. */
export const isPlainHttp = (value: string) =>
  URL.canParse(value) && new URL(value).protocol === 'http:' && !loopback.has(new URL(value).hostname)

/**
 * Returns the error of an unsafe URL in Portuguese. Allows https, or http on loopback, without credentials.
 */
function findUrlError(value: string, mayBePrivate = false): string | undefined {
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value))
    return 'A URL deve ser absoluta e começar com https://'
  const url = new URL(value)
  if (url.username || url.password) return 'A URL não pode levar usuário nem senha'
  const isTrusted = loopback.has(url.hostname) || (mayBePrivate && isPrivateHost(url.hostname))
  if (url.protocol === 'http:' && !isTrusted) return 'A URL deve usar https (http só é aceito em localhost)'
  // Hosts go into the security policy and into nginx's configuration.
  return /[\s;,'"]/.test(value) || !/^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(url.hostname)
    ? 'A URL tem caracteres que não são permitidos'
    : undefined
}

function urlSchema(findError: (value: string) => string | undefined) {
  return z.string().superRefine((value, context) => {
    const error = findError(value)
    if (error) context.addIssue({ code: 'custom', message: error, params: { code: 'unsafe-url' } })
  })
}

/** An absolute URL: https, or http on loopback; no credentials. */
export const absoluteUrl = urlSchema((value) => findUrlError(value)).meta({
  ...about('URL que começa com https://', 'https://api.exemplo.com.br'),
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  patternErrorMessage: 'A URL deve ser absoluta e começar com https://',
})

/** Returns the error of a base URL in Portuguese: it is unsafe, or has a query or fragment. */
function findBaseUrlError(value: string, mayBePrivate = false): string | undefined {
  return (
    findUrlError(value, mayBePrivate) ??
    (/[?#]/.test(value) ? 'A URL não pode ter consulta (?) nem âncora (#)' : undefined)
  )
}

/** An absolute URL as above without query or fragment, to which paths are appended. */
export const baseAddress = urlSchema((value) => findBaseUrlError(value)).meta({
  ...about('URL que começa com https://, sem ? nem #', 'https://api.exemplo.com.br'),
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  patternErrorMessage: 'A URL deve ser absoluta e começar com https://',
})

/** A base address as above, or http on a private host. */
export const privateAddress = urlSchema((value) => findBaseUrlError(value, true))

/** The start of a source's addresses: a base address, or a path from the site's root. `allowHttp` is checked beside it. */
export const sourceAddress = urlSchema((value) =>
  /^(?:\/[\w.~-]+)+\/?$/.test(value) ? undefined : findBaseUrlError(value, true),
).meta({
  ...about('URL que começa com https://, ou caminho a partir da raiz do site, sem ? nem #', '/api'),
  pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?://|/)',
  patternErrorMessage: 'A URL deve começar com https://, ou ser um caminho que começa com /',
})

/** An absolute URL that goes into headers and into nginx's configuration as it is. */
export const headerAddress = urlSchema(
  (value) =>
    findUrlError(value) ??
    (/^https?:\/\/[^/?#]+(?:\/[\w./~-]*)?$/i.test(value)
      ? undefined
      : 'A URL tem caracteres que não são permitidos'),
).meta({
  ...about('URL que começa com https://, sem ? nem #', 'https://relatos.exemplo.com.br/averigua'),
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://',
  patternErrorMessage: 'A URL deve ser absoluta e começar com https://',
})

/** An absolute URL as above, or a path from the site's root. */
export const urlOrRootPath = urlSchema((value) =>
  /^\/(?![/\\])[\w./~-]*$/.test(value) ? undefined : findUrlError(value),
).meta({
  ...about('URL que começa com https://, ou caminho a partir da raiz do site', '/dash/notificacoes.json'),
  pattern: '^(?:[Hh][Tt][Tt][Pp][Ss]?://|/)',
  patternErrorMessage: 'A URL deve começar com https://, ou ser um caminho que começa com /',
})
