import * as z from 'zod'
import { about, control } from './about.ts'

/** Forbids dot segments. Editors check patterns only. */
const noDots = '(?!.*/\\.{1,2}(?:/|$))'

const segment = /^(:[A-Za-z]\w*|[A-Za-z0-9._~-]+)$/

/** Returns the error of a malformed path in Portuguese, or `undefined`. */
function findPathError(path: string): string | undefined {
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

/** A route's path: ASCII, one leading `/`, segments of letters, digits, `. _ ~ -` or a `:param`. */
export const routePath = z
  .string()
  .superRefine((path, context) => {
    const error = isDotted(path) ? 'O caminho não pode conter "." ou ".." como segmento' : findPathError(path)
    if (error) context.addIssue({ code: 'custom', message: error, params: { code: 'malformed-path' } })
  })
  .meta({
    ...about('Caminho de uma rota: começa com /, e um segmento pode ser um :parâmetro', '/consulta/cep'),
    pattern: `^${noDots}(?:/|(?:/(?::[A-Za-z]\\w*|[A-Za-z0-9._~-]+))+/?)$`,
    patternErrorMessage:
      'O caminho começa com uma só /, e cada segmento tem letras, dígitos, . _ ~ - ou é um :parâmetro',
  })

/**
 * A link or a redirect's target: a route's path with parameters filled in. Codegen checks that the route
 * exists.
 */
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
  .meta({
    ...about('Para onde leva: o caminho de uma rota do manifesto', '/consulta/cep'),
    names: 'paths',
    pattern: `^${noDots}(?:/|(?:/[A-Za-z0-9._~-]+)+/?)$`,
    patternErrorMessage: 'Um link começa com uma só /, e cada segmento tem letras, dígitos, . _ ~ -',
  })

/** A page's file below `src`, without extension: `pages/dashboard`. Or a folder, with a slash at its end: `demos/ui-kit/button/`. */
export const pageName = z
  .string()
  .superRefine((name, context) => {
    const parts = name.replace(/\/$/, '').split('/')
    const isSafe =
      /^[\w./-]+$/.test(name) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
    if (!isSafe)
      context.addIssue({
        code: 'custom',
        message: 'A página deve ser um caminho dentro de src, sem extensão, como pages/dashboard',
        params: { code: 'page-outside' },
      })
  })
  .meta({
    ...about(
      'Arquivo da página dentro de src, sem extensão; ou uma pasta, com / no fim, mostrada por folder-page.tsx ao lado dela',
      'pages/dashboard',
    ),
    ...control('page'),
    pattern: '^(?!(?:.*/)?\\.{1,2}(?:/|$))[\\w.-]+(?:/[\\w.-]+)*/?$',
    patternErrorMessage: 'A página deve ser um caminho dentro de src, sem extensão, como pages/dashboard',
  })
