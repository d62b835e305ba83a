import { join } from 'node:path'
import type { Json } from '../../manifest/schema/consulta.ts'
import { findFamily } from '../authoring/add/add-variant.ts'
import { formatSteps } from '../authoring/add/addition.ts'
import { parseSample, readSampleText } from '../authoring/add/read-sample.ts'
import { changeManifest } from '../authoring/edit/save-texts.ts'
import { addSupplier, listSupplierSteps } from '../authoring/supplier/add-supplier.ts'
import { listAnswers } from '../compile/check/answer-paths.ts'
import { CommandError } from '../diagnostics/errors.ts'
import { shownPath } from '../diagnostics/shown-path.mjs'
import { type Command, exit, InvalidManifest, jsonDocument, readModel } from './command.ts'
import { UsageError } from './options.mjs'

/** Adds a supplier to an existing consulta: `add cpf/1 --curl PEDIDO`. The example stays, because it is the contract. */
export const addSupplierToConsulta: Command = async ({ operands, values, json }, folders, environment) => {
  const { curl, from, supplier, ...others } = values
  const { cwd, print } = environment
  if (curl === undefined || Object.keys(others).length > 0)
    throw new UsageError(
      'A uma consulta que já existe só se acrescenta um fornecedor, com --curl, --from e --supplier',
    )
  const before = readModel(folders, cwd)
  const [id = ''] = operands
  const [name = '', number = ''] = id.split('/')
  const { document, variants } = findFamily(name, before.manifest)
  const variant = variants.find((one) => String(one.number) === number)
  if (!variant) throw new CommandError(`A consulta "${id}" não existe`)
  const added = addSupplier(
    {
      request: readSampleText(curl, cwd),
      name: supplier,
      fields: variant.fields.map(({ item }) => item),
      file: document.name,
      text: document.text,
      path: ['variants', number],
      mapping:
        from === undefined
          ? undefined
          : {
              sample: parseSample(readSampleText(from, cwd), from).answer,
              example: listAnswers(variant)[0] as Json,
            },
    },
    before.manifest,
    folders,
  )
  const change = changeManifest(added.texts, before, folders, cwd)
  if (!change.ok) throw new InvalidManifest(change.diagnostics)
  const files = [...added.texts.keys()].map((file) => shownPath(join(folders.manifestDir, file), cwd))
  const steps = listSupplierSteps(added)
  if (json) print(jsonDocument({ ok: true, files, supplier: added.name, steps }))
  else
    print(
      [`${files.join(', ')}: ${id} pergunta ao fornecedor ${added.name}`, '', formatSteps(steps), ''].join(
        '\n',
      ),
    )
  return exit.done
}
