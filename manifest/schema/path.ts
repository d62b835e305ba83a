import { z } from 'zod'

const segment = /^(:[A-Za-z]\w*|[A-Za-z0-9._~-]+)$/

/** Why a path is malformed, in Portuguese; `undefined` when it is well formed. */
function pathProblem(path: string): string | undefined {
  if (path === '/') return undefined
  if (!path.startsWith('/')) return 'O caminho deve começar com /'
  if (path.startsWith('//')) return 'O caminho deve começar com uma só /'
  const wrong = path
    .replace(/\/$/, '')
    .slice(1)
    .split('/')
    .find((part) => !segment.test(part))
  if (wrong === undefined) return undefined
  if (wrong === '') return 'O caminho tem um segmento vazio'
  if (wrong === '.' || wrong === '..') return `O caminho não pode conter "${wrong}"`
  return `O segmento "${wrong}" só pode ter letras, dígitos, . _ ~ - ou ser um :parâmetro`
}

const isDotted = (path: string) => path.split('/').some((part) => part === '.' || part === '..')

/** Path of a route: ASCII, begins with one `/`, segments of letters, digits, `. _ ~ -` or a `:param`. */
export const routePath = z
  .string()
  .superRefine((path, context) => {
    const problem = isDotted(path) ? 'O caminho não pode conter "." ou ".." como segmento' : pathProblem(path)
    if (problem) context.addIssue({ code: 'custom', message: problem, params: { code: 'malformed-path' } })
  })
  .describe('Caminho de uma rota, como /consulta/cep')

/** A link or a redirect's target: the path of a route, parameters filled in. That it resolves is a check of codegen. */
export const linkPath = routePath
  .superRefine((path, context) => {
    const parameter = path.split('/').find((part) => part.startsWith(':'))
    if (parameter)
      context.addIssue({
        code: 'custom',
        message: `Um link não tem parâmetros: ponha um valor no lugar de ${parameter}`,
        params: { code: 'malformed-path' },
      })
  })
  .describe('Link para uma rota do manifesto')

/** Name of a page's file under `src`, without its ending: `pages/dashboard`. */
export const pageName = z
  .string()
  .superRefine((name, context) => {
    const parts = name.split('/')
    const isSafe =
      /^[\w./-]+$/.test(name) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
    if (!isSafe)
      context.addIssue({
        code: 'custom',
        message: 'A página deve ser um caminho dentro de src, sem extensão, como pages/dashboard',
        params: { code: 'page-outside' },
      })
  })
  .describe('Arquivo da página dentro de src, sem extensão, como pages/dashboard')
