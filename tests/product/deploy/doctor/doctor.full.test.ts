import { expect, it } from 'vitest'
import { runWith } from '../../../deploy/doctor/run-with.ts'
import { changeAnswer, useSetUp, withHeaders } from './set-up.ts'

const { diagnose, parts } = useSetUp()

it('finds nothing wrong in a good set-up', async () => {
  const { list, text, checks } = await diagnose()
  expect(list('broken')).toEqual([])
  expect(list('warning')).toEqual([])
  expect(list('unchecked')).toEqual(['https', 'hsts'])
  expect(text).toContain(
    `${checks.length} verificações: ${checks.length - 2} ok, 0 com falha, 2 não verificadas.`,
  )
})

it('prints no token and no value of an answer, also when everything is accepted or repeated', async () => {
  const { issuer, token: accessToken } = parts()
  const echo = { gateway: { tokens: undefined, checksPurpose: false } }
  const echoToken = changeAnswer(/./, (response) =>
    response.ok
      ? response
      : withHeaders(new Response(JSON.stringify({ error: accessToken, error_description: accessToken })), {
          'access-control-allow-origin': accessToken,
          'retry-after': accessToken,
          location: `${issuer}/${accessToken}`,
        }),
  )
  for (const fault of [{}, echo, { tamper: echoToken }]) {
    const { text, checks, secrets } = await diagnose(fault)
    const output = text + JSON.stringify(checks)
    for (const secret of [...secrets, 'eyJ', 'Marina', '11144477735']) expect(output).not.toContain(secret)
  }
})

it('ends with 0 if nothing fails, and lists as JSON what it did not check', async () => {
  const { site, variables, token } = parts()
  const env = { ...variables, AVERIGUA_DOCTOR_TOKEN: token }
  const { code, output } = await runWith(env, '--json', '--origin', site)
  const { ok, origin, checks } = JSON.parse(output)
  expect([code, ok, origin]).toEqual([0, true, site])
  expect(checks).toContainEqual({
    group: 'source gateway',
    check: 'forged-token',
    title: 'recusa token adulterado',
    status: 'ok',
    problems: [],
  })
  expect(checks).toContainEqual({
    group: 'source gateway',
    check: 'no-role',
    title: 'recusa quem não tem o papel',
    status: 'unchecked',
    problems: [],
    reason: 'nenhuma consulta tem access',
  })
  expect(output).not.toContain(token)
})

it('takes the variables of the page if none is given', async () => {
  const { code, output } = await runWith({}, '--json', '--origin', parts().site)
  const { checks }: { checks: { check: string; status: string }[] } = JSON.parse(output)
  expect(code).toBe(0)
  expect(checks.filter(({ check }) => check === 'login')).toEqual([expect.objectContaining({ status: 'ok' })])
})

it('calls nothing good without the address of the dashboard and without a token', async () => {
  const { code, output } = await runWith(parts().variables)
  expect(code).toBe(0)
  const text = output.replace(/\s+/g, ' ')
  expect(text).toMatch(/não verificado \d+ verificações falta --origin, [^:]*:[^:]*endereço de retorno/)
  expect(text).toMatch(/não verificado \d+ verificações falta --origin, [^:]*: página do painel/)
  expect(text).toMatch(/não verificado \d+ verificações falta AVERIGUA_DOCTOR_TOKEN: resposta a um token bom/)
})
