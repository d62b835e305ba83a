import { proxy } from 'valtio/vanilla'
import { authSettings } from '@/generated/auth.ts'

/** The roles of whoever is logged in. */
export const roles = proxy<{ names: readonly string[] }>({ names: authSettings.defaultRoles })

/** Says which roles the user has: what they may not see goes from the screen at once. */
export function setRoles(names: readonly string[]): void {
  roles.names = names
}
