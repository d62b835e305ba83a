import type { CheckProblem } from '../check.ts'
import { parsePolicy } from '../policy-checks.ts'

const remedy =
  'gere averigua-headers.conf com as variáveis deste ambiente (npm run -s headers, ou configure) e recarregue o nginx'

/** Compares the policy that is sent with the policy of this environment. */
export function findPolicyProblem(headers: Headers, expected: string): CheckProblem | undefined {
  const sent = headers.get('content-security-policy')
  if (sent === null) return { message: 'falta Content-Security-Policy', hint: remedy }
  // `fetch` joins repeated headers with a comma, which no directive has.
  if (sent.includes(','))
    return {
      message: 'há duas políticas, e o navegador só deixa o que as duas deixam',
      hint: 'mande a política só no nginx do painel, ou só no proxy da frente',
    }
  const differing = listDifferingDirectives(parsePolicy(sent), parsePolicy(expected))
  if (differing.length === 0) return undefined
  return { message: `a política não é a deste ambiente: difere em ${differing.join(', ')}`, hint: remedy }
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
