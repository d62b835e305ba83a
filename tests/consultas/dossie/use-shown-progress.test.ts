import { describe, expect, it } from 'vitest'
import type { DossieProgress, PartProgress } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import { addNextAnswer } from '../../../src/consultas/dossie/use-shown-progress.ts'

const pending = (name: string) => ({ part: { name }, state: 'pending' }) as PartProgress

const found = (name: string) =>
  ({ part: { name }, state: 'found', answer: { outcome: { status: 'found' } } }) as PartProgress

const createProgress = (
  parts: PartProgress[],
  status: DossieProgress['status'] = 'running',
): DossieProgress => ({
  status,
  parts,
  done: parts.filter(({ state }) => state === 'found').length,
  startedAt: 0,
})

const listStates = ({ parts }: DossieProgress) => parts.map(({ state }) => state)

describe('addNextAnswer', () => {
  const shown = createProgress([pending('a'), pending('b'), pending('c')])
  const latest = createProgress([found('a'), pending('b'), found('c')], 'done')

  it('adds one of the answers that arrived together, and counts only what it shows', () => {
    const next = addNextAnswer(shown, latest)
    expect(listStates(next)).toEqual(['found', 'pending', 'pending'])
    expect(next).toMatchObject({ status: 'running', done: 1 })
  })

  it('returns the latest progress with its last answer', () => {
    expect(addNextAnswer(addNextAnswer(shown, latest), latest)).toBe(latest)
  })

  it('returns the shown object if nothing changed, so that React does not render again', () => {
    expect(addNextAnswer(latest, latest)).toBe(latest)
  })

  it('shows other changes at once', () => {
    const waiting = createProgress([found('a'), { ...pending('b'), state: 'waiting' }, pending('c')])
    const started = createProgress([waiting.parts[0] ?? found('a'), pending('b'), found('c')])
    expect(listStates(addNextAnswer(waiting, started))).toEqual(['found', 'pending', 'found'])
  })

  it('shows an answer that replaces another one', () => {
    const before = createProgress([found('a')])
    const after = createProgress([found('a')])
    expect(addNextAnswer(before, after)).toBe(after)
  })
})
