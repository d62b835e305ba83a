import { vi } from 'vitest'

const derive = crypto.subtle.deriveKey.bind(crypto.subtle)

/** Derives keys with one round instead of 600,000 in the test file that imports this. */
vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((algorithm, ...rest) =>
  derive({ ...(algorithm as Pbkdf2Params), iterations: 1 }, ...rest),
)
