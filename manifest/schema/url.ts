import { z } from 'zod'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Why a URL is unsafe, in Portuguese; `undefined` when it is https, or http on loopback, without credentials. */
function urlProblem(value: string): string | undefined {
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value))
    return 'A URL deve ser absoluta e começar com https://'
  const url = new URL(value)
  if (url.username || url.password) return 'A URL não pode levar usuário nem senha'
  if (url.protocol === 'http:' && !loopback.has(url.hostname))
    return 'A URL deve usar https (http só é aceito em localhost)'
  return /[\s;,'"]/.test(value) ? 'A URL tem caracteres que não são permitidos' : undefined
}

function safe(problemOf: (value: string) => string | undefined) {
  return z.string().superRefine((value, context) => {
    const problem = problemOf(value)
    if (problem) context.addIssue({ code: 'custom', message: problem, params: { code: 'unsafe-url' } })
  })
}

/** Absolute URL: https, or http on loopback; no credentials. */
export const absoluteUrl = safe(urlProblem).describe('URL https')

/** Absolute URL as above, or a path from the root of the site. */
export const urlOrRootPath = safe((value) =>
  /^\/(?![/\\])[\w./~-]*$/.test(value) ? undefined : urlProblem(value),
).describe('URL https ou caminho a partir da raiz')
