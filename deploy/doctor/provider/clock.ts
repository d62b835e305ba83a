import type { AnsweredReply } from '../../../codegen/authoring/verify/send-request.ts'
import type { ProviderGroup } from './settings.ts'

/** The clock difference that the app accepts, in seconds: `tolerance` of src/state/oidc/verify-token.ts. */
export const clockTolerance = 60

/**
 * Compares the provider's clock with the one of this machine. `Date` has whole seconds.
 *
 * @param answeredAt When the answer was read, in ms.
 */
export function checkClock(
  { ok, fail, skip }: ProviderGroup,
  { headers, ms }: AnsweredReply & { ms: number },
  answeredAt: number,
) {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return skip('clock', 'a resposta não tem o cabeçalho Date')
  const difference = Math.round((date - (answeredAt - ms / 2)) / 1000)
  if (Math.abs(difference) <= clockTolerance) return ok('clock')
  const word = difference > 0 ? 'adiantado' : 'atrasado'
  return fail(
    'clock',
    `o relógio do provedor está ${Math.abs(difference)} s ${word} em relação ao deste computador; o painel aceita ${clockTolerance} s`,
    'acerte os dois por NTP; com essa diferença, o painel recusa o login',
  )
}
