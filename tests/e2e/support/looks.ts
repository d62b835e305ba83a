import { app } from '../../../src/generated/app.ts'
import { expectAccessible } from './axe.ts'
import { expect, type Page } from './test.ts'

/** Theme, direction and width (px) of a screen. */
export type Look = { darkMode: boolean; isRTL: boolean; width: number }

/** Four looks that together cover each pair of theme, direction and width. */
export const allLooks: Look[] = [
  { darkMode: true, isRTL: false, width: 1280 },
  { darkMode: false, isRTL: true, width: 1280 },
  { darkMode: false, isRTL: false, width: 320 },
  { darkMode: true, isRTL: true, width: 320 },
]

/** Two looks that together cover each theme, direction and width. */
export const twoLooks: Look[] = [
  { darkMode: true, isRTL: false, width: 1280 },
  { darkMode: false, isRTL: true, width: 320 },
]

/** Both themes at a common desktop width. */
export const bothThemes: Look[] = [true, false].map((darkMode) => ({ darkMode, isRTL: false, width: 1440 }))

/** Changes the preferences as another tab would, so that the page updates without a reload. */
export async function applyLook(page: Page, { darkMode, isRTL, width }: Look) {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    async ({ key, look }) => {
      localStorage.setItem(key, JSON.stringify(look))
      window.dispatchEvent(new StorageEvent('storage', { key }))
      const { documentElement: root, body } = document
      while (root.dir !== (look.isRTL ? 'rtl' : 'ltr') || body.classList.contains('dark') !== look.darkMode)
        await new Promise(requestAnimationFrame)
    },
    { key: `${app.storagePrefix}.preferences`, look: { darkMode, isRTL } },
  )
}

/** Expects no axe violation and no horizontal overflow in each look. */
export async function expectAccessibleIn(page: Page, looks: Look[]) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const look of looks) {
    await applyLook(page, look)
    await expectAccessible(page)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `what sticks out sideways at ${look.width} px`).toBeLessThanOrEqual(0)
  }
}
