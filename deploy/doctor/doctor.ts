import type { VerifyTokens } from '../../codegen/authoring/verify/checks/refusals.ts'
import { type Environment, pickVariables } from '../../codegen/build/environment/build-variables.ts'
import { EnvironmentError } from '../../codegen/build/environment/environment-error.ts'
import type { Model } from '../../codegen/compile/resolve/model.ts'
import { liveSources } from '../../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import { resolveEnvironment } from '../configure/environment.ts'
import { formatPolicy, securityHeaders } from '../security-headers.ts'
import { type Check, createGroup, lacksOrigin } from './check.ts'
import { checkSource } from './gateway-checks.ts'
import { type Page, readPage } from './page/read-page.ts'
import { checkPage, failPage, skipPage } from './page-checks.ts'
import { checkPolicy } from './policy-checks.ts'
import { chooseProvider, type OwnAddresses } from './provider/settings.ts'
import { checkProvider, skipProvider } from './provider-checks.ts'

/** The manifest, the environment's variables, and the dashboard's address with a slash at the end. */
export type DoctorOptions = {
  model: Model
  policy: ContentSecurityPolicy
  given: Environment
  site: URL | undefined
  tokens: VerifyTokens
}

const environment = createGroup('environment', { variables: 'variáveis' })

/** Checks a deployment part by part, and yields the outcomes of each part at once. */
export async function* examine({
  model,
  policy,
  given,
  site,
  tokens,
}: DoctorOptions): AsyncGenerator<Check[]> {
  const found = site && (await readPage(site))
  const page = found && 'build' in found ? found : undefined
  const resolved = resolveVariables(model, given, page)
  if (typeof resolved === 'string') {
    yield [environment.fail('variables', resolved, 'as outras verificações esperam por elas')]
    return
  }
  const { variables } = resolved
  yield [environment.ok('variables')]
  const provider = chooseProvider(model.auth, variables)
  const report = provider && (await checkProvider(provider, site && listOwnAddresses(site, model)))
  yield report?.checks ?? skipProvider('as contas ficam no navegador (VITE_AUTH_PROVIDER=local)')
  for (const name of liveSources(model.sources, variables))
    yield await checkSource(name, { model, variables, tokens, origin: site?.origin })
  const formatted = formatPolicy(policy, variables)
  yield checkPolicy(formatted, site, { model, policy, variables, provider, metadata: report?.metadata ?? {} })
  if (!site || !found) yield skipPage(lacksOrigin)
  else if (!page) yield failPage(found as Exclude<typeof found, Page>)
  else
    yield await checkPage(site, page, {
      variables,
      headers: securityHeaders(formatted),
      assets: model.app.assets,
    })
}

/** Returns the variables of this environment, or its errors. Without any given variable those of the page count. */
function resolveVariables(model: Model, given: Environment, page: Page | undefined) {
  const { sources, auth } = model
  const hasGiven = Object.keys(pickVariables(sources, auth, given)).length > 0
  const base = { ...page?.build.variables, ...(!hasGiven && page?.deployed) }
  try {
    return { variables: resolveEnvironment({ sources, authSettings: auth }, base, given) }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message
  }
}

const listOwnAddresses = (site: URL, { app }: Model): OwnAddresses => ({
  site,
  callback: new URL('auth/callback', site).href,
  afterLogout: new URL(`.${app.auth.login}`, site).href,
})
