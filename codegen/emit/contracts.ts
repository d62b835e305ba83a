import type { Model } from '../compile/resolve/model.ts'
import { formatJson } from './json-text.ts'
import { buildContract } from './openapi/build-contract.ts'
import { contractGuide, guideName } from './openapi/guide.ts'
import { banner, type VirtualFile } from './virtual-file.ts'

/**
 * Emits the contracts of sources that declare one, each with its guide, for the teams that build them. The app does not read them.
 */
export const emitContracts = (model: Model): VirtualFile[] =>
  Object.entries(model.sources.sources)
    .filter(([, { contract }]) => contract)
    .flatMap(([name, source]) => [
      { path: `contracts/${name}.openapi.json`, content: `${formatJson(buildContract(model, name))}\n` },
      {
        path: `contracts/${guideName(name)}`,
        content: `<!-- ${banner} -->\n\n${contractGuide(model, name, source)}\n`,
      },
    ])
