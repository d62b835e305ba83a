import { expect, it } from 'vitest'
import type { Goal } from './goals.ts'
import type { Figure } from './measure/figure.ts'
import { evaluateGoal } from './report/evaluate-goal.ts'
import { replaceSection } from './report/replace-section.ts'
import { formatTable } from './report/table.ts'

const measure = 'Login: pronto (ms)'

const figures: Figure[] = [
  { measure, target: 'averigua', value: 600 },
  { measure, target: 'averigua', value: 400 },
  { measure, target: 'react-admin', value: 1000 },
  { measure, target: 'antd', value: 800 },
]

const goal = (limit: number, comparedWith?: Goal['comparedWith']): Goal => ({
  benchmark: 'first-load',
  measure,
  limit,
  ...(comparedWith && { comparedWith }),
})

it('checks a goal by the median, or by the ratio to the best peer', () => {
  expect(evaluateGoal(goal(500), figures)).toEqual({ value: 500, isMet: true })
  expect(evaluateGoal(goal(0.6, ['react-admin', 'antd']), figures)).toEqual({ value: 0.625, isMet: false })
  expect(evaluateGoal(goal(1, ['floor']), figures)).toBeUndefined()
})

it('shows medians with their spread, and which goals are met', () => {
  expect(formatTable(figures, [goal(0.6, ['react-admin', 'antd'])]).split('\n')).toEqual([
    '| Medida | Averigua | react-admin | antd | Meta | Cumprida |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| Login: pronto (ms) | 500 (400 a 600) | 1.000 | 800 | ≤ 0,60 × o melhor par | **não**, 0,63 |',
  ])
})

it('shows each goal of a measure', () => {
  const [, , row] = formatTable(figures, [goal(0.6, ['react-admin', 'antd']), goal(0.8, ['antd'])]).split(
    '\n',
  )
  expect(row).toContain('| ≤ 0,60 × o melhor par; ≤ 0,80 × antd | **não**, 0,63; sim, 0,63 |')
})

it('replaces one section, and rejects a document without it', () => {
  const document = 'a\n<!-- bench:x -->\nold\n<!-- /bench:x -->\nb\n'
  expect(replaceSection(document, 'x', 'new')).toBe('a\n<!-- bench:x -->\nnew\n<!-- /bench:x -->\nb\n')
  expect(() => replaceSection(document, 'y', 'new')).toThrow('no place for y')
})
