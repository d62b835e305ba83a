// `npm run -s headers`: prints averigua-headers.conf for the current build variables, including .env files.
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { checkEnvironment } from '../../codegen/build/environment/check-environment.ts'
import { EnvironmentError } from '../../codegen/build/environment/environment-error.ts'
import { importEmitted } from '../../codegen/build/import-emitted.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { nginxHeaders } from './nginx-headers.ts'
import { readStrictTransport } from './strict-transport.ts'

const generated = resolve('src/generated')
const env = loadEnv('production', resolve(), ['VITE_', 'AVERIGUA_'])

try {
  await checkEnvironment(generated, env)
  const { contentSecurityPolicy } = await importEmitted<{ contentSecurityPolicy: ContentSecurityPolicy }>(
    generated,
    'csp.ts',
  )
  process.stdout.write(nginxHeaders(contentSecurityPolicy, env, readStrictTransport(env)))
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
