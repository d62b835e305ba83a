import type { Page } from '@playwright/test'
import type { BenchTarget } from '../measure/figure.ts'

export type BuiltApp = {
  target: BenchTarget
  url: string
  paths: { login: string; dashboard: string }
  /** Selectors of elements that the page must show. */
  readySelectors: { login: string[]; dashboard: string[] }
  signIn: (page: Page) => Promise<void>
  close: () => void
}

/** The page's heading. The hidden static view for failed loads has an `h1` too. */
export const heading = 'h1:not(.boot h1)'
