import { describe, expect, it } from 'vitest'
import { createFailure, type FailureReason } from '../../../src/consultas/outcome.ts'
import { readFailureDetail } from '../../../src/consultas/results/lookup-failure.tsx'

const detail = (reason: FailureReason, title: string, message?: string) =>
  readFailureDetail(createFailure(reason, message), title)

describe('the detail of a failure', () => {
  it.each<[FailureReason, string, string | undefined]>([
    ['offline', 'Você está sem conexão', 'Verifique a rede e tente de novo.'],
    ['timeout', 'A fonte não respondeu a tempo', 'Tente de novo em instantes.'],
    ['unavailable', 'A fonte está fora do ar', 'Tente de novo em instantes.'],
    ['refused', 'A fonte recusou a consulta', 'Confira o que foi digitado.'],
    ['no-credits', 'Faltam créditos', undefined],
  ])('of %s leaves out the sentence that the title says', (reason, title, expected) => {
    expect(detail(reason, title)).toBe(expected)
  })

  it('keeps a default message that tells more than its title', () => {
    expect(detail('forbidden', 'Consulta não autorizada')).toMatch(/^Sua conta não tem permissão/)
    expect(detail('unexpected', 'Resposta inesperada')).toMatch(/não corresponde/)
  })

  it("leaves out a sentence of the manifest's message that has all words of the title, and no other", () => {
    const limit = 'Limite de consultas da fonte atingido. Tente de novo em um minuto'
    expect(detail('rate-limited', 'Limite de consultas atingido', limit)).toBe('Tente de novo em um minuto')
    const down = 'A central de protestos está fora do ar. Tente de novo em alguns minutos'
    expect(detail('unavailable', 'A fonte está fora do ar', down)).toBe(down)
    expect(detail('forbidden', 'Consulta não autorizada', 'Seu contrato não inclui esta consulta')).toBe(
      'Seu contrato não inclui esta consulta',
    )
  })
})
