import {
  createSubject,
  type ExpectedState,
  findExpectedState,
  type QueriedFamily,
  queriedFamilies,
} from '../../lookup-server/expected-states.ts'
import { type FaultName, faults } from '../../lookup-server/faults.ts'
import { addSourceRules, findResult, ignoreFailedRequests, lookUp, variant } from './live-test.ts'
import { expect, type Page } from './test.ts'

/** The text on the page in each state. */
const textByState: Record<ExpectedState, string> = {
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
  'not-loaded': 'A consulta não foi feita',
  malformed: 'Resposta ilegível',
  unexpected: 'Resposta inesperada',
  'too-large': 'Resposta grande demais',
  'no-path': 'A fonte não tem este caminho',
  'other-document': 'A resposta é sobre outro documento',
  'maybe-charged': 'Talvez cobrada',
}

// Unit tests cover the sources' timeouts, and a separate test the 401.
const kinds = (Object.keys(faults) as FaultName[]).filter((fault) => !/^never|^401$/.test(fault))

/** Expects each kind of response to lead to its state, with no page error except the failed requests. */
export async function expectEachState(page: Page, family: QueriedFamily, pageErrors: string[]) {
  const definition = await variant(family)
  await page.goto(definition.path)
  for (const [index, fault] of kinds.entries()) {
    const subject = createSubject(family, 500 + index)
    await addSourceRules(
      { subject, fault: 'html' },
      { subject, service: queriedFamilies[family].service, fault },
    )
    await lookUp(page, definition, subject)
    const state = textByState[findExpectedState(fault, family)]
    await expect(findResult(page).getByText(state).filter({ visible: true }).first(), fault).toBeVisible()
    await expect(findResult(page), fault).not.toHaveAttribute('aria-busy', 'true')
    ignoreFailedRequests(pageErrors)
    expect(pageErrors, fault).toEqual([])
  }
}
