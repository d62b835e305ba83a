// `npm run -s headers`: prints averigua-headers.conf for a build with the variables that are set, also in .env files.
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { checkEnvironment, WrongEnvironment } from '../../codegen/environment/check-environment.ts'
import { emittedData } from '../../codegen/vite/emitted-data.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { nginxHeaders } from './nginx-headers.ts'

const generated = resolve('src/generated')
const env = loadEnv('production', resolve())

try {
  await checkEnvironment(generated, env)
  const { contentSecurityPolicy } = await emittedData<{ contentSecurityPolicy: ContentSecurityPolicy }>(
    generated,
    'csp.ts',
  )
  process.stdout.write(nginxHeaders(contentSecurityPolicy, env))
} catch (error) {
  if (!(error instanceof WrongEnvironment)) throw error
  console.error(error.message)
  process.exitCode = 1
}
