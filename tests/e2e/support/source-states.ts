import {
  askedFamilies,
  type Family,
  type State,
  stateFor,
  subjectOf,
} from '../../lookup-server/expected-states.ts'
import { type FaultName, faults } from '../../lookup-server/faults.ts'
import { forgiveFailedRequests, lookUp, resultOf, tellSources, variant } from './live-test.ts'
import { expect, type Page, test } from './test.ts'

/** What the page says in each state. */
const words: Record<State, string> = {
  found: 'Fonte:',
  incomplete: 'Resposta incompleta',
  'not-found': 'Nenhum registro encontrado',
  offline: 'Você está sem conexão',
  timeout: 'A fonte não respondeu a tempo',
  'rate-limited': 'Limite de consultas atingido',
  unavailable: 'A fonte está fora do ar',
  refused: 'A fonte recusou a consulta',
  'no-credits': 'Faltam créditos',
  forbidden: 'Consulta não autorizada',
  'signed-out': 'Entrar',
  'login-refused': 'A fonte recusa este login',
  'no-token': 'O acesso não pôde ser renovado',
  malformed: 'Resposta ilegível',
  unexpected: 'Resposta inesperada',
  'too-large': 'Resposta grande demais',
}

// Those that wait for the sources' whole patience are timed in the unit tests; a 401 has its own test.
const kinds = (Object.keys(faults) as FaultName[]).filter((fault) => !/^never|^401$/.test(fault))

/** Expects each kind of answer to lead to its state, with no other complaint than of the failed requests. */
export async function expectEachState(page: Page, family: Family, complaints: string[]) {
  test.setTimeout(180_000)
  const definition = await variant(family)
  await page.goto(definition.path)
  for (const [index, fault] of kinds.entries()) {
    const subject = subjectOf(family, 500 + index)
    await tellSources({ subject, fault: 'html' }, { subject, service: askedFamilies[family].service, fault })
    await lookUp(page, definition, subject)
    const state = words[stateFor(fault, family)]
    await expect(resultOf(page).getByText(state).filter({ visible: true }).first(), fault).toBeVisible()
    await expect(resultOf(page), fault).not.toHaveAttribute('aria-busy', 'true')
    forgiveFailedRequests(complaints)
    expect(complaints, fault).toEqual([])
  }
}
