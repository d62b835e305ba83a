import { expect, it } from 'vitest'
import { auth } from '@/state/auth.ts'
import { choosePurpose, purpose } from '@/state/purpose.ts'

it('is forgotten with the session', () => {
  auth.isAuth = true
  choosePurpose('Cobrança')
  choosePurpose('Locação')
  expect(purpose.chosen).toBe('Locação')
  auth.isAuth = false
  expect(purpose.chosen).toBeUndefined()
})
