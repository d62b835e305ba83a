import { chooseText } from '@manifest/contract/build-choices.ts'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'

/** Where the provider sends the browser back to. It is handled before the app is rendered, and no route. */
export const callbackPath = '/auth/callback'

/** The provider as the manifest names it, with what the build has put in the place of its address and client. */
export function providerSettings() {
  const { oidc } = authSettings
  if (!oidc) throw new Error('app.yaml has no auth.oidc')
  return {
    ...oidc,
    authority: chooseText(oidc.authorityEnv, oidc.authority, import.meta.env),
    clientId: chooseText(oidc.clientIdEnv, oidc.clientId, import.meta.env),
  }
}

/** The app's own addresses, of this origin. */
export const buildOwnUrl = (path: string) => new URL(path, location.origin).href

/** The name of something that is stored for this tab. */
export const buildStorageKey = (name: string) => `${app.storagePrefix}.oidc.${name}`
