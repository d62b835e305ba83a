import { test } from '@playwright/test'

/** The tag of browser tests in which sources answer wrongly. */
export const truthTag = '@truth'

export const truth = () => ({ tag: truthTag })

/** Notes for docs/confiabilidade.md what a source answered, where it was looked for, and for how many. In Portuguese. */
export const tried = (answer: string, place: string, count: string) =>
  void test.info().annotations.push({ type: 'truth', description: [answer, place, count].join(' · ') })
