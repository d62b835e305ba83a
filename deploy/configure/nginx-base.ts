import { CommandError } from '../../codegen/diagnostics/errors.ts'

const basePattern = /^\/(?:[\w-]+(?:\.[\w-]+)*\/)*$/

/**
 * Returns the text of `averigua-base.conf`: nginx removes the base of the build from each request. It refuses other paths, but
 * answers the health check.
 */
export function nginxBase(base: string): string {
  if (!basePattern.test(base))
    throw new CommandError(`A base ${base} só pode ter letras, números, ponto, hífen e _`)
  if (base === '/') return '# The app is at the root of the host.\n'
  const path = base.slice(0, -1).replaceAll('.', '\\.')
  return `# The app is below ${base}
rewrite "^${path}$" ${base} redirect;
# The path as the browser sent it: nginx runs these lines again with the path of the page.
if ($request_uri !~ "^(?:${path}/|/healthz$)") {
  return 404;
}
rewrite "^${path}(/.*)$" $1 break;
`
}
