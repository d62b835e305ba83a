import { expect, it } from 'vitest'
import type { Goal } from '../../bench/goals.ts'
import type { Figure } from '../../bench/measure/figure.ts'
import { replaceSection } from '../../bench/report/replace-section.ts'
import { table } from '../../bench/report/table.ts'
import { verdictOn } from '../../bench/report/verdict.ts'

const measure = 'Login: pronto (ms)'

const figures: Figure[] = [
  { measure, subject: 'averigua', value: 600 },
  { measure, subject: 'averigua', value: 400 },
  { measure, subject: 'react-admin', value: 1000 },
  { measure, subject: 'antd', value: 800 },
]

const goal = (limit: number, of?: Goal['of']): Goal => ({
  part: 'first-load',
  measure,
  limit,
  ...(of && { of }),
})

it('holds a goal by the median, and by the ratio to the best peer', () => {
  expect(verdictOn(goal(500), figures)).toEqual({ value: 500, holds: true })
  expect(verdictOn(goal(0.6, ['react-admin', 'antd']), figures)).toEqual({ value: 0.625, holds: false })
  expect(verdictOn(goal(1, ['floor']), figures)).toBeUndefined()
})

it('shows medians with their spread, and which goals hold', () => {
  expect(table(figures, [goal(0.6, ['react-admin', 'antd'])]).split('\n')).toEqual([
    '| Medida | Averigua | react-admin | antd | Meta | Cumprida |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| Login: pronto (ms) | 500 (400 a 600) | 1.000 | 800 | ≤ 0,60 × o melhor par | **não**, 0,63 |',
  ])
})

it('replaces one section, and refuses a document without it', () => {
  const document = 'a\n<!-- bench:x -->\nold\n<!-- /bench:x -->\nb\n'
  expect(replaceSection(document, 'x', 'new')).toBe('a\n<!-- bench:x -->\nnew\n<!-- /bench:x -->\nb\n')
  expect(() => replaceSection(document, 'y', 'new')).toThrow('no place for y')
})
