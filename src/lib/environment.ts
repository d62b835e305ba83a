import { type BuildVariables, nameProduct } from '@manifest/contract/build-choices.ts'
import type { App } from '@manifest/contract/resolved.ts'

/** The variables that `deploy/configure` wrote into the page, as JSON. Absent without it, and in tests without a document. */
const deployed = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=averigua-environment]')

const deployedVariables: BuildVariables = deployed ? JSON.parse(deployed.content) : {}

/** Returns the variables of the build, replaced by those of the deployment. */
export const readEnvironment = (): BuildVariables => ({ ...import.meta.env, ...deployedVariables })

/** Returns true if users log in at a provider. */
export const hasProvider = () => readEnvironment().VITE_AUTH_PROVIDER === 'oidc'

/** True if the demonstration's account and history exist. A constant, so that live builds have no code for them. */
export const isDemonstration =
  import.meta.env.BUILD_KIND !== 'live' && deployedVariables.BUILD_KIND !== 'live'

/**
 * Returns the emitted app with the product's name in this environment. A live environment loses the demonstration's account and
 * its notifications, if these are a file of the build. The build calls this in `generated/app.ts`.
 */
export function adaptApp(app: App, hasNotificationsFile: boolean): App {
  const { notifications, ...named } = nameProduct(app, readEnvironment())
  if (isDemonstration) return { ...named, ...(notifications && { notifications }) }
  const { seedUser: _, ...auth } = named.auth
  return { ...named, auth, ...(notifications && !hasNotificationsFile && { notifications }) }
}
