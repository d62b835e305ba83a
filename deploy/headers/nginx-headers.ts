import type { BuildVariables } from '../../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { formatPolicy, securityHeaders } from '../security-headers.ts'

const fileHeader = `# The headers of every answer, as npm start sends them, for a build without variables. One with variables
# (VITE_SOURCES_MODE, VITE_GATEWAY_URL, VITE_AUTH_PROVIDER …) connects to other hosts: with the same variables
# set, npm run -s headers prints this file for it.
`

/** Returns the text of `averigua-headers.conf` for these build variables. */
export const nginxHeaders = (policy: ContentSecurityPolicy, env: BuildVariables): string =>
  fileHeader +
  Object.entries(securityHeaders(formatPolicy(policy, env)))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')
