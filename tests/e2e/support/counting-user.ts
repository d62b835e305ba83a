import type { Locator, Page } from '@playwright/test'

export type InputCount = { clicks: number; keystrokes: number }

/**
 * Uses a page as a person does, and counts. Actions of the app itself, such as moving the focus, are free.
 */
export type CountingUser = {
  inputCount: InputCount
  click: (target: Locator) => Promise<void>
  /** One keystroke. A combination such as `Control+k` counts once. */
  press: (keys: string) => Promise<void>
  /** One keystroke per character, into the focused element. */
  type: (text: string) => Promise<void>
  /** One keystroke; the text is already in the clipboard. The test needs clipboard permissions. */
  paste: (text: string) => Promise<void>
  /** One keystroke: the browser's own key for Back, which no test can press. */
  back: () => Promise<void>
}

export function createCountingUser(page: Page): CountingUser {
  const inputCount: InputCount = { clicks: 0, keystrokes: 0 }
  const press = async (keys: string) => {
    inputCount.keystrokes += 1
    await page.keyboard.press(keys)
  }
  return {
    inputCount,
    press,
    click: async (target) => {
      inputCount.clicks += 1
      await target.click()
    },
    type: async (text) => {
      inputCount.keystrokes += text.length
      await page.keyboard.type(text)
    },
    paste: async (text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await press('Control+v')
    },
    back: async () => {
      inputCount.keystrokes += 1
      await page.goBack()
    },
  }
}
