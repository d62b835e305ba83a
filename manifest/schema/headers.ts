import * as z from 'zod'
import { about } from './about.ts'
import { text } from './text.ts'

/** Names that usually carry a secret. Every user can read what the browser sends. */
const secretPattern =
  /^(?:authorization|proxy-authorization|cookie2?)$|token|secret|password|senha|(?:api|access|auth|private)[-_]?key/i

const reservedPattern =
  /^(?:accept|content-(?:type|length|encoding)|host|origin|referer|user-agent|connection|sec-.*|proxy-.*)$/i

function findNameError(name: string): { message: string; hint: string } | undefined {
  if (secretPattern.test(name))
    return {
      message: `O cabeçalho ${name} leva um segredo, e tudo o que vai ao navegador é público`,
      hint: 'apague-o: quem guarda o segredo é o servidor da fonte; auth: bearer leva o token de quem entrou',
    }
  return reservedPattern.test(name)
    ? { message: `O cabeçalho ${name} é do navegador`, hint: 'apague-o: o navegador o preenche' }
    : undefined
}

/** A header that contains no secret and that the browser does not set. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Use o nome de um cabeçalho HTTP, como X-Canal')
  .superRefine((name, context) => {
    const error = findNameError(name)
    if (error) context.addIssue({ code: 'custom', message: error.message, params: { hint: error.hint } })
  })

export const publicHeaders = z.record(
  headerName,
  text
    .regex(/^[\x20-\x7e]*$/, 'O valor de um cabeçalho só tem letras, dígitos e sinais ASCII')
    .meta(about('O valor do cabeçalho', 'painel')),
)
