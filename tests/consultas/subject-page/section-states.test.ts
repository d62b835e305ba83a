import { expect, it } from 'vitest'
import { type QueryState, stateTexts } from '../../../src/consultas/outcome-words.ts'
import { hasEnded, isQueried, type Section } from '../../../src/consultas/subject-page/section.ts'

const states = Object.keys(stateTexts) as QueryState[]

const filterStates = (isCounted: (section: Section) => boolean) =>
  states.filter((state) => isCounted({ state } as Section))

it('counts no section as ended that waits for its answer', () => {
  expect(filterStates(hasEnded)).toEqual(['skipped', 'found', 'incomplete', 'not-found', 'failed'])
  expect(filterStates((section) => isQueried(section) && !hasEnded(section))).toEqual(['waiting', 'pending'])
})
