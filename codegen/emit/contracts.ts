import type { Model } from '../compile/resolve/model.ts'
import { formatJson } from './json-text.ts'
import { buildContract } from './openapi/build-contract.ts'
import type { VirtualFile } from './virtual-file.ts'

/**
 * Emits the contracts of sources that declare one, for the teams that build them. The app does not read them.
 */
export const emitContracts = (model: Model): VirtualFile[] =>
  Object.entries(model.sources.sources)
    .filter(([, { contract }]) => contract)
    .map(([name]) => ({
      path: `contracts/${name}.openapi.json`,
      content: `${formatJson(buildContract(model, name))}\n`,
    }))
