import type { Model } from '../resolve/model.ts'
import { buildContract } from '../tools/openapi/build-contract.ts'
import { formatJson } from '../tools/openapi/json-text.ts'
import type { VirtualFile } from './virtual-file.ts'

/** The contracts of the sources that have one, for the teams that build them; nothing of the app reads them. */
export const emitContracts = (model: Model): VirtualFile[] =>
  Object.entries(model.sources.sources)
    .filter(([, { contract }]) => contract)
    .map(([name]) => ({
      path: `contracts/${name}.openapi.json`,
      content: `${formatJson(buildContract(model, name))}\n`,
    }))
