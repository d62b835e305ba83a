// `npm run -s headers`: prints averigua-headers.conf for a build with the variables that are set, also in .env files.
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { environmentProblems } from '../../codegen/vite/check-environment.ts'
import { emittedData } from '../../codegen/vite/emitted-data.ts'
import type { Auth, ContentSecurityPolicy, Sources } from '../../manifest/contract/resolved.ts'
import { nginxHeaders } from './nginx-headers.ts'

const generated = resolve('src/generated')
const env = loadEnv('production', resolve())

const [{ contentSecurityPolicy }, { sources }, { authSettings }] = await Promise.all([
  emittedData<{ contentSecurityPolicy: ContentSecurityPolicy }>(generated, 'csp.ts'),
  emittedData<{ sources: Sources }>(generated, 'sources.ts'),
  emittedData<{ authSettings: Auth }>(generated, 'auth.ts'),
])
const problems = environmentProblems(sources, authSettings, env)
if (problems.length > 0) {
  console.error(`O ambiente está errado.\n${problems.join('\n')}`)
  process.exitCode = 1
} else process.stdout.write(nginxHeaders(contentSecurityPolicy, env))
