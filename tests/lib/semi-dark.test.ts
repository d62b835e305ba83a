import { expect, it } from 'vitest'
import { semiDarkObstacle } from '@/lib/preference-choices.ts'

const effective = { darkMode: false, type: 'vertical', menuHidden: false } as const

it('has an effect only beside a vertical menu in the light theme, and returns the reason otherwise', () => {
  expect(semiDarkObstacle(effective)).toBeUndefined()
  expect(semiDarkObstacle({ ...effective, darkMode: true })).toContain('tema claro')
  expect(semiDarkObstacle({ ...effective, type: 'horizontal' })).toContain('menu vertical')
  expect(semiDarkObstacle({ ...effective, menuHidden: true })).toContain('menu visível')
})
