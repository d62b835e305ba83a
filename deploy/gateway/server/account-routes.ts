import type { FastifyInstance } from 'fastify'
import {
  balanceOperationId,
  buildBalanceAnswer,
  buildUsageAnswer,
  findBalance,
  findUsage,
  usageOperationId,
} from '../../../codegen/emit/openapi/account-operations.ts'
import type { OperationCalls } from '../../../codegen/emit/openapi/operations.ts'
import { mayAccess } from '../../../manifest/contract/access.ts'
import { listUsage } from '../credits/usage.ts'
import { send } from './errors.ts'
import type { SourceContext } from './source-context.ts'
import { createIdentityHook, readClient } from './traces.ts'

/** Adds the routes of the balance and of the use, if the manifest asks this source for them. Asking costs nothing. */
export function addAccountRoutes(
  app: FastifyInstance,
  context: SourceContext,
  operations: readonly OperationCalls[],
): void {
  const { model, name: source, ledger, database, now } = context
  const onRequest = createIdentityHook(context)
  const balance = findBalance(model, source)
  if (balance)
    app.get(
      balance.get,
      { onRequest, config: { template: balance.get, operationId: balanceOperationId, source } },
      async (request, reply) => {
        const credits = await ledger.readBalance(readClient(request).client)
        return send(reply, { status: 200, body: buildBalanceAnswer(balance.value, credits) })
      },
    )
  const usage = findUsage(model, source)
  if (!usage) return
  const definitions = operations.flatMap(({ calls }) => calls).map(({ definition }) => definition)
  app.get(
    usage.get,
    { onRequest, config: { template: usage.get, operationId: usageOperationId, source } },
    async (request, reply) => {
      const { roles } = readClient(request)
      const allowed = new Set(
        definitions.filter(({ access }) => !roles || mayAccess(access, roles)).map(({ id }) => id),
      )
      const rows = await listUsage(database, new Date(now()))
      const body = buildUsageAnswer(
        usage,
        rows.filter(({ consultaId }) => allowed.has(consultaId)),
      )
      return send(reply, { status: 200, body })
    },
  )
}
