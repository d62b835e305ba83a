import type { CheckProblem } from '../check.ts'
import { parsePolicies } from '../policy-checks.ts'

const remedy =
  'gere averigua-headers.conf com as variáveis deste ambiente (npm run -s headers, ou configure) e recarregue o nginx'

/** Compares the policy that is sent with the policy of this environment. */
export function findPolicyProblem(headers: Headers, expected: string): CheckProblem | undefined {
  const sent = headers.get('content-security-policy')
  if (sent === null) return { message: 'falta Content-Security-Policy', hint: remedy }
  // A header has several policies, separated by commas, if the server or a proxy repeats it.
  const [policies, expectedPolicies] = [parsePolicies(sent), parsePolicies(expected)]
  if (policies.length > expectedPolicies.length)
    return {
      message: `há ${policies.length} políticas em vez de ${expectedPolicies.length}, e o navegador só deixa o que todas deixam`,
      hint: 'mande a política só no nginx do painel, ou só no proxy da frente',
    }
  const differing = expectedPolicies.flatMap((policy, index) =>
    listDifferingDirectives(policies[index] ?? new Map(), policy),
  )
  if (differing.length === 0) return undefined
  return {
    message: `a política não é a deste ambiente: difere em ${[...new Set(differing)].join(', ')}`,
    hint: remedy,
  }
}

function listDifferingDirectives(sent: Map<string, string[]>, expected: Map<string, string[]>): string[] {
  const write = (values: string[] | undefined) => values && [...new Set(values)].sort().join(' ')
  const names = new Set([...expected.keys(), ...sent.keys()])
  return [...names].filter((name) => name !== '' && write(sent.get(name)) !== write(expected.get(name)))
}

/** Compares the other headers that every response has. */
export function findHeaderProblem(
  headers: Headers,
  { 'Content-Security-Policy': _, ...expected }: Record<string, string>,
): CheckProblem | undefined {
  const differing = Object.entries(expected).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [name],
  )
  if (differing.length === 0) return undefined
  return { message: `falta, ou tem outro valor: ${differing.join(', ')}`, hint: remedy }
}
