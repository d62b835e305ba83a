import { expect, it } from 'vitest'
import { checkReadable } from '../../../../codegen/authoring/verify/checks/cors.ts'

const origin = 'https://painel.empresa.example'

const readable = { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' }

/** Returns the outcome for one answer with status 429. */
function checkBusyAnswer(headers: Record<string, string>, isPromised: boolean) {
  const answer = { status: 429, headers: new Headers({ ...readable, ...headers }), example: 'cpf/1' }
  const checks = checkReadable([answer], { origin, sendsCookies: false }, isPromised)
  return checks.find(({ check }) => check === 'retry-after')
}

it('finds a 429 without the Retry-After that the contract promises', () => {
  expect(checkBusyAnswer({}, true)).toMatchObject({
    status: 'broken',
    problems: [{ code: 'no-retry-after', message: 'um 429 veio sem Retry-After', example: 'cpf/1' }],
  })
  expect(checkBusyAnswer({ 'retry-after': '2' }, true)).toMatchObject({ status: 'ok' })
})

it('expects no Retry-After of a source without a contract', () => {
  expect(checkBusyAnswer({}, false)).toBeUndefined()
})
