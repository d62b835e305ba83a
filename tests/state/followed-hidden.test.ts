import { expect, it } from 'vitest'
import { followedHidden, markFollowedHidden, showFollowed } from '@/state/reveal.ts'
import { endSession } from '@/state/session.ts'

it('marks a subject until the user shows it or the session ends', () => {
  markFollowedHidden('cpf', '11144477735')
  markFollowedHidden('email', 'ana@exemplo.com.br')
  expect(Object.keys(followedHidden.keys)).toEqual(['cpf 11144477735', 'email ana@exemplo.com.br'])
  showFollowed('cpf', '11144477735')
  expect(Object.keys(followedHidden.keys)).toEqual(['email ana@exemplo.com.br'])
  endSession()
  expect(followedHidden.keys).toEqual({})
})
