import { chooseText } from '@manifest/contract/build-choices.ts'
import { app } from '@/generated/app.ts'
import { authSettings } from '@/generated/auth.ts'
import { addBasePath } from '@/lib/base-path.ts'
import { readEnvironment } from '@/lib/environment.ts'

/**
 * The path to which the provider sends the browser back. `start` handles it before the app renders; it is no
 * route.
 */
export const callbackPath = '/auth/callback'

/** Returns the provider of the manifest; variables may override its address and client id. */
export function providerSettings() {
  const { oidc } = authSettings
  if (!oidc) throw new Error('app.yaml has no auth.oidc')
  return {
    ...oidc,
    authority: chooseText(oidc.authorityEnv, oidc.authority, readEnvironment()),
    clientId: chooseText(oidc.clientIdEnv, oidc.clientId, readEnvironment()),
  }
}

export const buildOwnUrl = (path: string) => new URL(addBasePath(path), location.origin).href

export const buildStorageKey = (name: string) => `${app.storagePrefix}.oidc.${name}`
