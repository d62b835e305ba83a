import { readModel } from '../../../codegen/cli/command.ts'
import { UsageError } from '../../../codegen/cli/options.mjs'
import { suggest } from '../../../codegen/diagnostics/suggest.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import type { CommandLine } from '../configuration/options.ts'
import { listMissingSecrets } from './mistakes.ts'
import type { Environment } from './secrets.ts'
import { openSuppliers } from './supplier-answers.ts'
import { verifySupplier } from './verify.ts'

type VerifyContext = { cwd: string; print: (line: string) => void; env: Environment }

/** A supplier whose answers do not keep the contract. */
export class BrokenSupplier extends Error {
  override name = 'BrokenSupplier'
}

/**
 * Verifies a supplier and prints a line a consulta.
 *
 * @throws BrokenSupplier if an answer does not keep the contract, and UsageError.
 */
export async function runVerify(
  { manifest, supplier: name = '', post }: CommandLine,
  { cwd, print, env }: VerifyContext,
): Promise<undefined> {
  const { model } = readModel(resolveFolders({ manifest }, cwd), cwd)
  const { byName, requests } = model.suppliers
  const supplier = byName[name]
  if (!supplier) {
    const meant = suggest(name, Object.keys(byName))
    throw new UsageError(
      `O manifesto não tem o fornecedor ${name}${meant === undefined ? '' : `: você quis dizer ${meant}?`}`,
    )
  }
  const mistakes = listMissingSecrets(name, supplier, env)
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'))
  const suppliers = openSuppliers({ ...model, suppliers: { byName: { [name]: supplier }, requests } }, env)
  let [count, broken] = [0, 0]
  try {
    for await (const { id, problems, isSkipped } of verifySupplier(model, name, suppliers, post)) {
      count += 1
      if (problems.length > 0 && !isSkipped) broken += 1
      print(`${id}  ${problems.length === 0 ? 'ok' : problems.join('; ')}`)
    }
  } finally {
    await suppliers.close()
  }
  if (count === 0) print(`Nenhuma consulta pergunta ao fornecedor ${name}`)
  if (broken > 0) throw new BrokenSupplier(`${broken} de ${count} consultas não cumprem o contrato`)
}
