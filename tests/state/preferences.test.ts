import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { changeElsewhere, store, stored } from './support/storage.ts'

/** Loads the module as after a page load. */
async function load() {
  vi.resetModules()
  return {
    ...(await import('@/state/preferences.ts')),
    ...(await import('@/state/reset-preferences.ts')),
  }
}

beforeEach(() => localStorage.clear())

describe('loading', () => {
  it.each([
    ['uses the defaults without stored preferences', undefined, {}],
    [
      'reads stored preferences',
      { darkMode: false, skin: 'bordered' },
      { darkMode: false, skin: 'bordered' },
    ],
    ['skips an invalid value and keeps the others', { skin: 'velvet', isRTL: true }, { isRTL: true }],
    ['ignores preferences that are never saved', { contentWidth: 'boxed', menuHidden: true }, {}],
    ['ignores a value of another shape', ['darkMode'], {}],
    ['ignores keys of other versions', { theme: 'x', isMonochrome: true }, { isMonochrome: true }],
  ])('%s', async (_reason, value, changed) => {
    if (value !== undefined) store('preferences', value)
    expect((await load()).preferences).toEqual({ ...app.preferences, ...changed })
  })
})

describe('a change', () => {
  it.each([
    ['darkMode', false, true],
    ['isCollapsed', true, true],
    ['semiDarkMode', true, true],
    ['isRTL', true, true],
    ['skin', 'bordered', true],
    ['type', 'horizontal', true],
    ['isMonochrome', true, true],
    ['contentWidth', 'boxed', false],
    ['menuHidden', true, false],
    ['navBarType', 'floating', false],
    ['footerType', 'hidden', false],
    ['mobileMenu', true, false],
    ['customizer', true, false],
  ] as const)('of %s to %s is saved: %s', async (key, value, isSaved) => {
    const { preferences, setPreference } = await load()
    setPreference(key, value)
    expect(preferences[key]).toBe(value)
    expect(stored('preferences')?.[key]).toBe(isSaved ? value : undefined)
    expect((await load()).preferences[key]).toBe(isSaved ? value : app.preferences[key])
  })

  it('in another tab is applied, and so is a reset', async () => {
    const { preferences } = await load()
    changeElsewhere('preferences', { skin: 'bordered' })
    expect(preferences.skin).toBe('bordered')
    changeElsewhere('preferences')
    expect(preferences.skin).toBe(app.preferences.skin)
  })
})

it('resetting restores the defaults and keeps the panel open', async () => {
  const { preferences, resetPreferences, setPreference } = await load()
  setPreference('skin', 'bordered')
  setPreference('contentWidth', 'boxed')
  setPreference('customizer', true)
  resetPreferences()
  expect(preferences).toEqual({ ...app.preferences, customizer: true })
  expect(stored('preferences')).toBeNull()
})
