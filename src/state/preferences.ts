import type { Preferences } from '@manifest/resolved.ts'
import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { app } from '@/generated/app.ts'
import { onStoredElsewhere, readStored, removeStored, writeStored } from './persist.ts'

export type { Preferences }

const defaults: Preferences = app.preferences

/** A value that is missing or corrupt leaves the default in place and harms no other. */
const lenient = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** What is saved; the other preferences last as long as the page. */
const savedPreferences = z.object({
  darkMode: lenient(z.boolean()),
  isCollapsed: lenient(z.boolean()),
  semiDarkMode: lenient(z.boolean()),
  isRTL: lenient(z.boolean()),
  skin: lenient(z.enum(['default', 'bordered'])),
  type: lenient(z.enum(['vertical', 'horizontal'])),
  isMonochrome: lenient(z.boolean()),
})

type SavedKey = keyof typeof savedPreferences.shape

const savedKeys = Object.keys(savedPreferences.shape) as SavedKey[]

/** How the layout looks and behaves: the manifest's defaults and what the person made of them. */
export const preferences = proxy<Preferences>({ ...defaults, ...readSaved() })

onStoredElsewhere('preferences', () => {
  Object.assign(preferences, pickSaved(defaults), readSaved())
})

/** Changes one preference, and saves it if it is of those that are saved. */
export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  Object.assign(preferences, { [key]: value })
  if (savedKeys.some((saved) => saved === key)) writeStored('preferences', pickSaved(preferences))
}

/** Back to the manifest's defaults. Panels that are open stay so: they are no preference. */
export function resetPreferences(): void {
  const { customizer, mobileMenu } = preferences
  Object.assign(preferences, defaults, { customizer, mobileMenu })
  removeStored('preferences')
}

function readSaved(): Partial<Preferences> {
  const saved = readStored('preferences', savedPreferences, {})
  return Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined))
}

function pickSaved(all: Preferences): Partial<Preferences> {
  return Object.fromEntries(savedKeys.map((key) => [key, all[key]]))
}
