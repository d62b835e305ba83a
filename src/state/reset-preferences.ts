import { removeStored } from './persist.ts'
import { defaults, preferences } from './preferences.ts'

/** Restores the manifest's defaults. Open panels stay open. */
export function resetPreferences(): void {
  const { customizer, mobileMenu } = preferences
  Object.assign(preferences, defaults, { customizer, mobileMenu })
  removeStored('preferences')
}
