import { readModel } from '../../../codegen/cli/command.ts'
import { UsageError } from '../../../codegen/cli/options.mjs'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { suggest } from '../../../codegen/diagnostics/suggest.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import type { CommandLine } from '../configuration/options.ts'
import { listMissingSecrets } from './mistakes.ts'
import type { Environment } from './secrets.ts'
import { openSuppliers } from './supplier-answers.ts'
import { listConsultasOf, type VerifiedConsulta, verifySupplier } from './verify.ts'
import { readFormValues } from './verify-values.ts'

type VerifyContext = { cwd: string; print: (line: string) => void; env: Environment }

/** A supplier whose answers do not keep the contract. */
export class BrokenSupplier extends Error {
  override name = 'BrokenSupplier'
}

/**
 * Verifies a supplier and prints a line a consulta, without a value of a query or an answer.
 *
 * @throws BrokenSupplier if an answer does not keep the contract, and UsageError.
 */
export async function runVerify(
  options: CommandLine,
  { cwd, print, env }: VerifyContext,
): Promise<undefined> {
  const { manifest, supplier: name = '', post, only, purpose } = options
  const { model } = readModel(resolveFolders({ manifest }, cwd), cwd)
  const { byName, requests } = model.suppliers
  const supplier = byName[name]
  if (!supplier) throw unknownName(`O manifesto não tem o fornecedor ${name}`, name, Object.keys(byName))
  if (purpose !== undefined && !model.purposes.includes(purpose))
    throw unknownName('app.yaml não tem a finalidade de --purpose', purpose, model.purposes)
  const values = readQuestions(model, options)
  const mistakes = listMissingSecrets(name, supplier, env)
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const suppliers = openSuppliers({ ...model, suppliers: { byName: { [name]: supplier }, requests } }, env)
  let [count, broken] = [0, 0]
  try {
    const verified = verifySupplier(model, name, suppliers, post, {
      only,
      purpose,
      mayPay: options.paid,
      ...values,
    })
    for await (const consulta of verified) {
      count += 1
      if (consulta.problems.length > 0 && !consulta.isSkipped) broken += 1
      print(formatVerified(consulta))
    }
  } finally {
    await suppliers.close()
  }
  if (count === 0) print(`Nenhuma consulta pergunta ao fornecedor ${name}`)
  if (broken > 0) throw new BrokenSupplier(`${broken} de ${count} perguntas não deram o que o contrato pede`)
}

/** Reads the values to ask for, of the one consulta that `--only` names. */
function readQuestions(model: Model, { supplier = '', only, values, notFound }: CommandLine) {
  const consultas = listConsultasOf(model, supplier)
  const ids = consultas.map(({ id }) => id)
  const isKnown = ids.some((id) => only === id || only === id.split('/')[0])
  if (only !== undefined && !isKnown)
    throw unknownName(`--only: ${only} não pergunta ao fornecedor ${supplier}`, only, ids)
  const consulta = consultas.find(({ id }) => id === only)
  if (!consulta && values.length + notFound.length > 0)
    throw new UsageError(
      '--value e --not-found valem para uma consulta só: diga qual com --only, como --only placa/1',
    )
  const read = (option: string, texts: readonly string[]) =>
    consulta && texts.length > 0 ? readFormValues(consulta.definition, option, texts) : undefined
  return { known: read('--value', values), unknown: read('--not-found', notFound) }
}

function unknownName(message: string, name: string, known: readonly string[]): UsageError {
  const meant = suggest(name, known)
  return new UsageError(meant === undefined ? message : `${message}: você quis dizer ${meant}?`)
}

const outcomeTexts = { found: 'achado', notFound: 'não achado, por notFound' }

function formatVerified({ id, outcome, problems }: VerifiedConsulta): string {
  const parts = [...(outcome ? [outcomeTexts[outcome]] : []), ...(problems.length > 0 ? problems : ['ok'])]
  return `${id}  ${parts.join('; ')}`
}
