import type { Page } from '@playwright/test'
import type { BenchTarget } from '../measure/figure.ts'

/** An app that is built and served, and how to use it. */
export type BuiltApp = {
  target: BenchTarget
  url: string
  /** The paths of its login and dashboard. */
  paths: { login: string; dashboard: string }
  /** What is in view once each is shown. */
  readySelectors: { login: string[]; dashboard: string[] }
  signIn: (page: Page) => Promise<void>
  close: () => void
}

/** The title of the page; the static view for failed loads has one too, which is hidden. */
export const heading = 'h1:not(.boot h1)'
