import type { Page } from './test.ts'

/** The main menu, in any layout. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The entry of the catalogue. Another entry begins with the same word. */
export const catalogueLink = (page: Page) =>
  mainMenu(page).getByRole('link', { name: /^Consultas\s*22 Módulos$/ })

/** Widths around the breakpoint from which the menu is beside or above the content. */
export const extraLarge = { width: 1280, height: 800 }

export const belowExtraLarge = { width: 1279, height: 800 }

/** Stores preferences before the app starts, once, so that later changes by the user last. */
export const withPreferences = (page: Page, preferences: object) =>
  page.addInitScript(
    ([key, value]) => {
      if (window.sessionStorage.getItem('preferences-set')) return
      window.sessionStorage.setItem('preferences-set', 'yes')
      window.localStorage.setItem(key as string, value as string)
    },
    ['averigua.preferences', JSON.stringify(preferences)],
  )
