import type { BuildVariables } from '../../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { formatPolicy, securityHeaders } from '../security-headers.ts'

const fileHeader = `# The headers of every response, as npm start sends them, for a build without variables. A build with variables
# (VITE_SOURCES_MODE, VITE_GATEWAY_URL, VITE_AUTH_PROVIDER …) connects to other hosts: run npm run -s headers
# with the same variables to print its file.
`

/** Returns the text of `averigua-headers.conf` for these build variables, with HSTS if the environment has it. */
export const nginxHeaders = (
  policy: ContentSecurityPolicy,
  env: BuildVariables,
  strictTransport?: string,
): string =>
  fileHeader +
  Object.entries({
    ...securityHeaders(formatPolicy(policy, env)),
    ...(strictTransport && { 'Strict-Transport-Security': strictTransport }),
  })
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('')
