import { expect, it } from 'vitest'
import { auth } from '@/state/auth.ts'
import { choosePurpose, purpose } from '@/state/purpose.ts'

it('clears the purpose when the session ends', () => {
  auth.isAuth = true
  choosePurpose('Cobrança')
  choosePurpose('Locação')
  expect(purpose.chosen).toBe('Locação')
  auth.isAuth = false
  expect(purpose.chosen).toBeUndefined()
})
