import { expect, it } from 'vitest'
import { createVerifiedTokens } from '../../../deploy/gateway/identity/verified-tokens.ts'

function createTokens() {
  let time = 1_000_000
  const tokens = createVerifiedTokens(5, () => time)
  const advance = (seconds: number) => {
    time += seconds * 1000
  }
  return { ...tokens, advance }
}

it('remembers a token for half a minute, or until the keys are read again', () => {
  const { add, find, clear, advance } = createTokens()
  add('a', { sub: 'ana', exp: 9_000 })
  advance(29)
  expect([find('a'), find('b')]).toEqual([{ sub: 'ana', exp: 9_000 }, undefined])
  advance(1)
  expect(find('a')).toBeUndefined()
  add('a', { exp: 9_000 })
  clear()
  expect(find('a')).toBeUndefined()
})

it('forgets a token that expires, with the tolerance of its check', () => {
  const { add, find, advance } = createTokens()
  add('a', { exp: 1_003 })
  advance(7)
  expect(find('a')).toBeDefined()
  advance(1)
  expect(find('a')).toBeUndefined()
})

it('remembers at most five thousand tokens, and forgets the oldest', () => {
  const { add, find } = createTokens()
  for (let count = 0; count <= 5_000; count += 1) add(`token ${count}`, { exp: 9_000 })
  expect([find('token 0'), find('token 1'), find('token 5000')]).toEqual([
    undefined,
    { exp: 9_000 },
    { exp: 9_000 },
  ])
})
