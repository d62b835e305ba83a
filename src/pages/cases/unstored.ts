/** Keeps a text out of the browser's own stores, and of services that would receive it. */
export const unstored = {
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
