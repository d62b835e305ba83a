import { describe, expect, it } from 'vitest'
import type { DossieProgress, PartProgress } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import {
  addNextAnswer,
  type ShownProgress,
  showMore,
} from '../../../src/consultas/dossie/use-shown-progress.ts'

const pending = (name: string) => ({ part: { name }, state: 'pending' }) as PartProgress

const found = (name: string) =>
  ({
    part: { name },
    definition: { result: [] as readonly unknown[] },
    state: 'found',
    answer: { outcome: { status: 'found' } },
  }) as PartProgress

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

describe('showMore', () => {
  const definition = { result: ['table', 'fields', 'table', 'table'].map((block) => ({ block })) }
  const withTables = (part: PartProgress) => ({ ...part, definition }) as PartProgress
  const latest = createProgress([withTables(found('a')), found('b')], 'done')

  it('adds one table of a new answer at a time, and then the next answer', () => {
    const [a, b] = latest.parts
    let shown: ShownProgress = { progress: createProgress([withTables(pending('a')), pending('b')]) }
    const steps = Array.from({ length: 4 }, () => {
      shown = showMore(shown, latest)
      return [shown.progress.parts[0] === a, shown.growing?.tableCount, shown.progress.parts[1] === b]
    })
    expect(steps).toEqual([
      [true, 1, false],
      [true, 2, false],
      [true, undefined, false],
      [true, undefined, true],
    ])
    expect(shown.progress).toBe(latest)
  })

  it('returns the shown object if all is shown, so that React does not render again', () => {
    const shown = { progress: latest }
    expect(showMore(shown, latest)).toBe(shown)
  })
})
