import { contractOf } from '../contract/contract-of.ts'
import { jsonText } from '../contract/json-text.ts'
import type { VirtualFile } from '../output/virtual-file.ts'
import type { Model } from '../resolve/model.ts'

/** The contracts of the sources that have one, for the teams that build them; nothing of the app reads them. */
export const emitContracts = (model: Model): VirtualFile[] =>
  Object.entries(model.sources.sources)
    .filter(([, { contract }]) => contract)
    .map(([name]) => ({
      path: `contracts/${name}.openapi.json`,
      content: `${jsonText(contractOf(model, name))}\n`,
    }))
