import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { findBalance } from '../../../codegen/emit/openapi/account-operations.ts'
import type { CommandLine } from './options.ts'

/** Returns what a gateway checks and keeps, a line each. */
export function describeGateway(
  options: CommandLine,
  model: Model,
  sources: readonly string[],
  { rolesClaim, storage }: { rolesClaim: string | undefined; storage: string },
): string[] {
  const { issuer, audience, limit, credits, origin, delayMs, failures, operationPort } = options
  const formatSource = (name: string) => (sources.length === 1 ? name : `${name} em /${name}`)
  return [
    `fontes: ${sources.map(formatSource).join(', ')}`,
    issuer === undefined
      ? 'tokens: não são conferidos, nem quem pode ver o quê (--issuer e --audience)'
      : `tokens: de ${issuer} para ${audience}, papéis em ${rolesClaim}`,
    ...(options.suppliers ? describeSuppliers(model, sources) : []),
    'pedidos: conferidos com o contrato, e a finalidade onde é exigida',
    `limite: ${limit ? `${limit.count} pedidos a cada ${limit.ms / 1000} s, por usuário` : 'nenhum'}`,
    ...(sources.some((name) => findBalance(model, name))
      ? [`créditos: ${credits} para cada usuário, menos o custo do que for respondido`]
      : []),
    `origem: ${origin ?? 'qualquer uma'}`,
    `banco: ${storage}, com auditoria, créditos e lotes`,
    ...(operationPort === undefined ? [] : [`operação: porta ${operationPort}`]),
    ...(delayMs > 0 ? [`espera: ${delayMs} ms por resposta`] : []),
    ...failures.map(({ status, share }) => `falhas: ${status} em ${share * 100}% dos pedidos`),
  ]
}

/** Says which consultas would fail, because they have no supplier. */
function describeSuppliers({ suppliers, families }: Model, sources: readonly string[]): string[] {
  const lacking = families
    .flatMap(({ variants }) => variants)
    .filter(({ id, request }) => request && sources.includes(request.source) && !suppliers.requests[id])
    .map(({ id }) => id)
  return [
    `fornecedores: ${Object.keys(suppliers.byName).join(', ')}`,
    ...(lacking.length > 0 ? [`sem fornecedor, e por isso sem resposta: ${lacking.join(', ')}`] : []),
  ]
}
