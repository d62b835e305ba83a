import type { BuildVariables } from '@manifest/contract/build-choices.ts'

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
