import type { Page } from './test.ts'

/** The menu, wherever the layout has it. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The widths around the one from which the menu stands beside or above the content. */
export const extraLarge = { width: 1280, height: 800 }

export const belowExtraLarge = { width: 1279, height: 800 }

/** Stores preferences before the app starts; once, so that what the person changes afterwards lasts. */
export const withPreferences = (page: Page, preferences: object) =>
  page.addInitScript(
    ([key, value]) => {
      if (window.sessionStorage.getItem('preferences-set')) return
      window.sessionStorage.setItem('preferences-set', 'yes')
      window.localStorage.setItem(key as string, value as string)
    },
    ['averigua.preferences', JSON.stringify(preferences)],
  )
