import type { Preferences } from '@manifest/contract/resolved.ts'
import { proxy } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { onStoredByOtherTab, readStored, writeStored } from './persist.ts'
import { boolean, oneOf, partial } from './reader.ts'

export type { Preferences }

/** The manifest's defaults. */
export const defaults: Preferences = app.preferences

/** The preferences that are saved; the others last until the page closes. */
const saved = {
  darkMode: boolean,
  isCollapsed: boolean,
  semiDarkMode: boolean,
  isRTL: boolean,
  skin: oneOf('default', 'bordered'),
  type: oneOf('vertical', 'horizontal'),
  isMonochrome: boolean,
}

const savedKeys = Object.keys(saved) as (keyof typeof saved)[]

const readSaved = () => readStored('preferences', partial(saved), {})

export const preferences = proxy<Preferences>({ ...defaults, ...readSaved() })

onStoredByOtherTab('preferences', () => {
  Object.assign(preferences, pickSaved(defaults), readSaved())
})

export function setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  Object.assign(preferences, { [key]: value })
  if (savedKeys.some((saved) => saved === key)) writeStored('preferences', pickSaved(preferences))
}

function pickSaved(all: Preferences): Partial<Preferences> {
  return Object.fromEntries(savedKeys.map((key) => [key, all[key]]))
}

// After an edit of the manifest, apply the new defaults that the user has not changed.
if (import.meta.hot)
  import.meta.hot.on('vite:afterUpdate', () => {
    const changed = Object.fromEntries(
      Object.entries(app.preferences).filter(([key, value]) => Reflect.get(defaults, key) !== value),
    )
    Object.assign(defaults, changed)
    Object.assign(preferences, changed, readSaved())
  })
