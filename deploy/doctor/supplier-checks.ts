import type { Model } from '../../codegen/compile/resolve/model.ts'
import type { Supplier } from '../../manifest/schema/suppliers.ts'
import { createAccessTokens } from '../gateway/suppliers/access-tokens.ts'
import { systemClock } from '../gateway/suppliers/clock.ts'
import { createConnection } from '../gateway/suppliers/connection.ts'
import { SupplierFailure } from '../gateway/suppliers/failure.ts'
import { listCacheMistakes, listMissingSecrets } from '../gateway/suppliers/mistakes.ts'
import type { Environment } from '../gateway/suppliers/secrets.ts'
import { openSuppliers } from '../gateway/suppliers/supplier-answers.ts'
import { verifySupplier } from '../gateway/suppliers/verify.ts'
import { type Check, createGroup } from './check.ts'

const titles = {
  secrets: 'variáveis do gateway',
  reach: 'conexão',
  token: 'token',
  answers: 'respostas aos exemplos',
}

/** Checks each supplier: its secrets in this environment, its host, its token, and its answers if they cost nothing. */
export async function* checkSuppliers(model: Model, env: Environment): AsyncGenerator<Check[]> {
  for (const [name, supplier] of Object.entries(model.suppliers.byName))
    yield await checkSupplier(model, name, supplier, env)
}

async function checkSupplier(
  model: Model,
  name: string,
  supplier: Supplier,
  env: Environment,
): Promise<Check[]> {
  const { ok, fail, skip } = createGroup(`supplier ${name}`, titles)
  const hasToken = supplier.auth?.type === 'oauth2'
  const missing = [...listMissingSecrets(name, supplier, env), ...listCacheMistakes([supplier], env)]
  if (missing.length > 0)
    return [
      fail('secrets', missing.join('\n'), 'rode o doctor onde o gateway roda, com as variáveis dele'),
      skip('reach', 'faltam variáveis'),
      ...(hasToken ? [skip('token', 'faltam variáveis')] : []),
      skip('answers', 'faltam variáveis'),
    ]
  const refused = hasToken ? await findTokenFailure(supplier, env) : undefined
  const token = refused
    ? [fail('token', `${refused.code}: ${refused.message}`, 'confira tokenUrl e as variáveis da credencial')]
    : hasToken
      ? [ok('token', 'token obtido')]
      : []
  const failure = await reach(supplier, env)
  if (failure !== undefined)
    return [
      ok('secrets'),
      fail('reach', failure, 'confira baseUrl em suppliers.yaml, e a rede do servidor'),
      ...token,
      skip('answers', 'o fornecedor não responde'),
    ]
  const others = [ok('secrets'), ok('reach'), ...token]
  if (refused) return [...others, skip('answers', 'o fornecedor não deu o token')]
  const command = `npm run gateway -- verify --supplier ${name}`
  if (supplier.cost) return [...others, skip('answers', `uma resposta pode ser cobrada: ${command} --paid`)]
  const { problems, skipped } = await findProblems(model, name, supplier, env)
  const reason = skipped.length > 0 ? `${skipped.join(', ')}: post, que pode ser cobrado` : undefined
  return [
    ...others,
    problems.length > 0 ? fail('answers', problems.join('\n'), command) : ok('answers', reason),
  ]
}

/** Returns why a supplier's host gives no reply. Any reply counts, also an error, because `/` need not be a path of the supplier. */
async function reach(supplier: Supplier, env: Environment): Promise<string | undefined> {
  const connection = createConnection(supplier.baseUrl, supplier, env)
  try {
    await connection.send({ method: 'GET', path: '/', headers: {} })
    return undefined
  } catch (error) {
    if (!(error instanceof SupplierFailure)) throw error
    // A start page may be long.
    return error.code === 'ilegivel' ? undefined : error.message
  } finally {
    await connection.close()
  }
}

/** Returns why an OAuth 2 supplier gives no token. A token costs nothing. */
async function findTokenFailure(supplier: Supplier, env: Environment): Promise<SupplierFailure | undefined> {
  const { auth } = supplier
  if (auth?.type !== 'oauth2') return undefined
  const connection = createConnection(auth.tokenUrl, supplier, env)
  try {
    await createAccessTokens(auth, connection, env, systemClock).read()
    return undefined
  } catch (error) {
    if (error instanceof SupplierFailure) return error
    throw error
  } finally {
    await connection.close()
  }
}

async function findProblems(model: Model, name: string, supplier: Supplier, env: Environment) {
  const { requests } = model.suppliers
  const suppliers = openSuppliers({ ...model, suppliers: { byName: { [name]: supplier }, requests } }, env)
  const found: { problems: string[]; skipped: string[] } = { problems: [], skipped: [] }
  try {
    for await (const { id, problems, isSkipped } of verifySupplier(model, name, suppliers, false)) {
      if (isSkipped) found.skipped.push(id)
      else if (problems.length > 0) found.problems.push(`${id}: ${problems.join('; ')}`)
    }
  } finally {
    await suppliers.close()
  }
  return found
}
