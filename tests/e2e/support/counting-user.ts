import type { Locator, Page } from '@playwright/test'

/** What a task took. */
export type InputCount = { clicks: number; keystrokes: number }

/** Works a page as a person does, and counts. Whatever the app does by itself, such as moving the focus, is free. */
export type CountingUser = {
  inputCount: InputCount
  /** One click. */
  click: (target: Locator) => Promise<void>
  /** One keystroke; keys that are pressed together, such as `Control+k`, count once. */
  press: (keys: string) => Promise<void>
  /** A keystroke a character, into what has the focus. */
  type: (text: string) => Promise<void>
  /** One keystroke: the text is in the clipboard already. The test needs the permissions of the clipboard. */
  paste: (text: string) => Promise<void>
  /** One keystroke: the browser's own key for Back, which no page and no test can press. */
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
